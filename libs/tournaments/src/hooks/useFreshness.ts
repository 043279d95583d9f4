import { useIsLoggedIn } from '@parlour/player/session';

/** A document of the server is renewed in this time, in seconds. */
const FRESH_S = 60;

/** When a screen asks for tournaments again: a player's own standing changes with each round, a visitor has what came with the page. */
export function useFreshness(): { refetchOnMountOrArgChange: boolean | number } {
  return { refetchOnMountOrArgChange: useIsLoggedIn() || FRESH_S };
}
