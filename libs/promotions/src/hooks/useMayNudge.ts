import { usePlayState } from '@parlour/player';

/**
 * Returns true if the UI may point out how little is missing for the next reward (product 4.12 and 4.18). False during a break
 * and while a limit is used up.
 */
export function useMayNudge(): boolean {
  const { mayPromote, mayPlay } = usePlayState();
  return mayPromote && mayPlay;
}
