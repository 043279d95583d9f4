import { type AppError, api, request } from '@parlour/api-client';
import { writeStored } from '@parlour/kernel/storage';
import { missingParts, wholeStatus } from './rules/statusInfo';
import type { Ask } from './statusParts';
import { templateCopy } from './templateCopy';
import { type Status, type StatusReply, statusWire } from './wire/status';

export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query<Status, void>({
      // eslint-disable-next-line max-params -- the library's signature
      queryFn: (_arg, _api, _options, ask) => askForStatus(ask),
      providesTags: ['Status'],
      keepUnusedDataFor: 3600,
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => {
            writeStored('local', 'status', data);
            templateCopy.write('', data.info.mobileTemplate);
          },
          () => undefined,
        );
      },
    }),
  }),
});

/** Asks for the status, and for what it does not have. A closed site answers nothing else, so its status is taken as it is. */
async function askForStatus(ask: Ask): Promise<{ data: Status } | { error: AppError }> {
  const { data, error } = await ask(request(statusWire.getStatus)({}));
  if (error) return { error };
  const status = data as StatusReply;
  const isClosed = status.maintenance || status.regionRestriction;
  if (isClosed || !Object.values(missingParts(status.info)).includes(true)) return { data: wholeStatus(status) };
  const statusParts = await import('./statusParts').catch(() => undefined);
  if (!statusParts) return { error: { kind: 'network' } };
  const parts = await statusParts.askForParts(status.info, ask);
  return 'error' in parts ? parts : { data: wholeStatus({ ...status, info: parts.data }) };
}
