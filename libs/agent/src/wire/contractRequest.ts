import { wireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const contractKinds = ['salary', 'dividend', 'hourly'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** A non-empty text means that a request of this kind is pending; any other value means none (specification 3 and 7). */
const pending = v.pipe(
  v.nullish(v.unknown()),
  v.transform((raw) => typeof raw === 'string' && raw.length > 0),
);

/** The only call about contracts that home and the menus make. */
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
