import { paths } from '@parlour/kernel';
import { type PlayTarget, playPath } from './playTarget';

/** Where the same game is tried without money. */
export function demoPath(target: PlayTarget): string {
  return playPath(target).replace(paths.games.play, paths.games.demo);
}
