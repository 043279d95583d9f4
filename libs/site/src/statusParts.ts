import { type AppError, request } from '@parlour/api-client';
import type { WireCall, WireValue } from '@parlour/kernel/wire-call';
import { missingParts } from './rules/statusInfo';
import { settingsWire } from './wire/settings';
import type { StatusReply } from './wire/status';

type Info = StatusReply['info'];
type Answer = { data?: unknown; error?: AppError | undefined };
/** Sends one call of the contract, as the `queryFn` of an endpoint may. */
export type Ask = (asked: ReturnType<ReturnType<typeof request>>) => Answer | PromiseLike<Answer>;

/** A failure that may soon be over, so the part is unknown. Any other error means that the gateway does not have the call. */
function isPassing(error: AppError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  return ['offline', 'timeout', 'network', 'rateLimited', 'maintenance', 'region'].includes(error.kind);
}

/** Asks for the parts that `info` of a status does not have (ADR 0025). A part that the gateway has nowhere stays missing. */
export async function askForParts(info: Info, ask: Ask): Promise<{ data: Info } | { error: AppError }> {
  const missing = missingParts(info);
  let failure: AppError | undefined;
  async function part<Call extends WireCall>(isMissing: boolean, call: Call): Promise<WireValue<Call> | undefined> {
    if (!isMissing) return undefined;
    const { data, error } = await ask(request(call)({}));
    if (error && isPassing(error)) failure = error;
    return data as WireValue<Call> | undefined;
  }
  const [whitelabel, settings, domainRoute] = await Promise.all([
    part(missing.whitelabel, settingsWire.getWhitelabel),
    part(missing.settings, settingsWire.getSettings),
    part(missing.domainRoute, settingsWire.getDomainRoute),
  ]);
  if (failure) return { error: failure };
  return { data: { ...settings, ...(whitelabel && { whitelabel }), ...(domainRoute && { domainRoute }), ...info } };
}
