import type { WireCall } from '@parlour/kernel/wire-call';
import type { Call, Contract } from '../contract/readContract';

/** Returns the call of the contract that a library describes. */
export function findCall({ calls }: Contract, { method, path }: Pick<WireCall, 'method' | 'path'>): Call {
  const call = calls.find((candidate) => candidate.method === method && candidate.path === path);
  if (!call) throw new Error(`the contract has no ${method} ${path}`);
  return call;
}
