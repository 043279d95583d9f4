import * as v from 'valibot';
import type { Draw, Game } from './Game';

/** Most chips on a table in one round. */
const mostChips = 40;

/** Chips by bet: `{ "red": 2, "n17": 1 }`. */
export type Chips = Record<string, number>;

type Table<Shown> = {
  bets: readonly string[];
  rules: Game['rules'];
  /** Plays the round, whatever the bets are. */
  deal: (draw: Draw) => Shown;
  /** Returns the payout of one chip on `bet`, as a multiple of the chip in whole hundredths. */
  payoutOf: (bet: string, shown: Shown) => number;
};

const countChips = (chips: Chips) => Object.values(chips).reduce((sum, count) => sum + count, 0);
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostChips));

/** A game with a table: the chips on each bet are a separate stake. */
export function createTableGame<Shown extends Record<string, unknown>>({ bets, rules, deal, payoutOf }: Table<Shown>): Game {
  const picked = v.pipe(
    v.record(v.picklist(bets), count),
    v.check((pick) => countChips(pick) > 0 && countChips(pick) <= mostChips),
  );
  return {
    rules: { ...rules, mostChips },
    read: (raw) => {
      const pick = v.safeParse(picked, raw);
      if (!pick.success) return undefined;
      return {
        stakes: countChips(pick.output),
        play: (draw) => {
          const shown = deal(draw);
          // Hundredths, as payouts do not add up exactly in floating point.
          const hundredths = Object.entries(pick.output).reduce(
            (sum, [bet, chips]) => sum + chips * Math.round(payoutOf(bet, shown) * 100),
            0,
          );
          return { ...shown, multiple: hundredths / 100 };
        },
      };
    },
  };
}
