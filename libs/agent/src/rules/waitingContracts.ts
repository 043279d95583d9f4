import type { ContractKind, PendingContracts } from '../wire';

/** Returns the contracts that wait for the agent's answer, from the three fields of the contract response (specification 3). */
export function waitingContracts(pending: PendingContracts | undefined): ContractKind[] {
  if (!pending) return [];
  const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq } = pending;
  const all: [ContractKind, boolean | undefined][] = [
    ['salary', dailysalreqtype],
    ['dividend', divtypecompperiodreq],
    ['hourly', contracthoursalreq],
  ];
  return all.filter(([, isWaiting]) => isWaiting).map(([kind]) => kind);
}
