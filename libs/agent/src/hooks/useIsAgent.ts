import { useRole } from '@parlour/player';

/** Returns true if this tab's player is an agent. */
export function useIsAgent(): boolean {
  return useRole().isAgent;
}
