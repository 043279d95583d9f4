import { wireCall } from '@parlour/kernel';
import * as v from 'valibot';

/** Non-empty text means that a request of this kind waits; anything else counts as none (specification 3 and 7). */
const pending = v.pipe(
  v.nullish(v.unknown()),
  v.transform((raw) => typeof raw === 'string' && raw.length > 0),
);

export const agentWire = {
  getContractRequest: wireCall({
    method: 'GET',
    path: '/wps/agent/contract/request',
    access: 'session',
    input: v.object({}),
    value: v.object({ dailysalreqtype: pending, divtypecompperiodreq: pending, contracthoursalreq: pending }),
  }),
};
