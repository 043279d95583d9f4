import { randomInt } from 'node:crypto';
import type { Draw } from './games/Game';

/** Returns the draws of a round: the planned ones in their order, otherwise random. */
export function drawFor(planned: readonly number[] | undefined): Draw {
  const left = [...(planned ?? [])];
  return (below) => {
    const next = left.shift();
    return next === undefined ? randomInt(below) : next % below;
  };
}
