import { wireCall } from '@parlour/kernel';
import * as v from 'valibot';

/** A non-empty text means that a request of this kind is pending; any other value means none (specification 3 and 7). */
const pending = v.pipe(
  v.nullish(v.unknown()),
  v.transform((raw) => typeof raw === 'string' && raw.length > 0),
);

/** The call of home and of the menus. */
export const contractRequestWire = {
  /** Returns which kinds of contracts wait for the agent's answer. */
  getContractRequest: wireCall({
    method: 'GET',
    path: '/wps/agent/contract/request',
    access: 'session',
    input: v.object({}),
    value: v.object({ dailysalreqtype: pending, divtypecompperiodreq: pending, contracthoursalreq: pending }),
  }),
};

export type PendingContracts = v.InferOutput<(typeof contractRequestWire)['getContractRequest']['value']>;
