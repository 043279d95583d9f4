import * as v from 'valibot';
import type { Game } from './Game';

/** A rocket climbs from × 1 until it crashes. A bet wins if its cash-out comes first; crash.test.ts counts every draw for every cash-out. */

/** Multiples of the stake at which a player can cash out. */
export const cashOuts = [1.2, 1.5, 2, 3, 5, 10, 25, 100] as const;

/** The crash points, all equally likely. The number divides evenly for every cash-out, so that each returns exactly the same. */
export const draws = 30_000;

const returnRate = 0.97;

/** Returns the multiple at which the rocket of a draw crashes, in hundredths: a multiple m is reached with the chance `returnRate` / m. */
export function crashPointOf(drawn: number): number {
  const hundredths = Math.floor(Math.round(draws * returnRate * 100) / (drawn + 1));
  return Math.max(100, hundredths) / 100;
}

const picked = v.object({ cashOut: v.picklist(cashOuts) });

export const crash: Game = {
  rules: { cashOuts, returnRate: String(returnRate) },
  read: (raw) => {
    const pick = v.safeParse(picked, raw);
    if (!pick.success) return undefined;
    const { cashOut } = pick.output;
    return {
      stakes: 1,
      play: (draw) => {
        const point = crashPointOf(draw(draws));
        return { point, multiple: point >= cashOut ? cashOut : 0 };
      },
    };
  },
};
