import { paths } from '@parlour/kernel';
import { type ContractKind, contractKinds } from '../wire/contractRequest';

/** Returns the route of a contract (specification 2). */
export function contractPath(kind: ContractKind): string {
  return paths.agent[kind];
}

/** Returns the contract kind of a route. */
export function contractOfPath(pathname: string): ContractKind {
  return contractKinds.find((kind) => contractPath(kind) === pathname) ?? 'salary';
}
