import { usePlayerKey } from '@parlour/player';

/** Returns merchant and user name, which identify a player on this device. Empty without a session. */
export function usePlayer(): string {
  return usePlayerKey() ?? '';
}
