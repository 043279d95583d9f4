import { paths } from '@parlour/kernel';
import { type ContractKind, contractKinds } from '../wire';

/** The route of a contract (specification 2). */
export function contractPath(kind: ContractKind): string {
  return paths.agent[kind];
}

/** The contract that a route is about. */
export function contractOfPath(pathname: string): ContractKind {
  return contractKinds.find((kind) => contractPath(kind) === pathname) ?? 'salary';
}
