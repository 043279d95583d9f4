import { paths } from '@parlour/kernel';
import { type ContractKind, contractKinds, type PendingContracts } from '../wire/contractRequest';

/** Returns the route of a contract (specification 2). */
export function contractPath(kind: ContractKind): string {
  return paths.agent[kind];
}

export function contractOfPath(pathname: string): ContractKind {
  return contractKinds.find((kind) => contractPath(kind) === pathname) ?? 'salary';
}

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
