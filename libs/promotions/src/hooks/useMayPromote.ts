import { usePlayState } from '@parlour/player';

/** Returns false while nothing may be advertised to this player. All promotional UI must check it. */
export function useMayPromote(): boolean {
  return usePlayState().mayPromote;
}
