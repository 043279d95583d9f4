import { usePlayState } from '@parlour/session';
import { useMayPromote } from './useMayPromote';

/** Whether to say how little is missing for more (product 4.12 and 4.18): not in a break, nor while a limit is used up. */
export function useMayNudge(): boolean {
  const mayPromote = useMayPromote();
  const { mayPlay } = usePlayState();
  return mayPromote && mayPlay;
}
