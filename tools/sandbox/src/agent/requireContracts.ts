import { refuse } from '../http/refuse';
import type { Session } from '../session/authenticate';

/** Member types that have no contracts (specification 6). */
const withoutContracts: readonly number[] = [4, 40, 41, 42];

export function requireContracts({ type }: Session): void {
  if (withoutContracts.includes(type)) refuse('NOT_ALLOWED');
}
