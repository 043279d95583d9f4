import { createTableGame } from './tableGame';

/** Three dice; sicBo.test.ts counts every throw for every bet. */

const faces = [1, 2, 3, 4, 5, 6] as const;
export type Dice = readonly [number, number, number];

const isTriple = ([a, b, c]: Dice) => a === b && b === c;
const sum = ([a, b, c]: Dice) => a + b + c;

/**
 * The dice that each bet covers, and its payout as a multiple of a chip. Each bet returns 35 of 36 stakes. A triple beats small, big, odd and
 * even.
 */
const covered: Record<string, { pays: number; covers: (dice: Dice) => boolean }> = {
  small: { pays: 2, covers: (dice) => sum(dice) <= 10 && !isTriple(dice) },
  big: { pays: 2, covers: (dice) => sum(dice) >= 11 && !isTriple(dice) },
  odd: { pays: 2, covers: (dice) => sum(dice) % 2 === 1 && !isTriple(dice) },
  even: { pays: 2, covers: (dice) => sum(dice) % 2 === 0 && !isTriple(dice) },
  triple: { pays: 35, covers: isTriple },
  ...Object.fromEntries(faces.map((face) => [`triple${face}`, { pays: 210, covers: (dice: Dice) => dice.every((each) => each === face) }])),
};

/** All bets of the table: `small`, `triple`, `triple6`. */
export const sicBoBets: readonly string[] = Object.keys(covered);

/** Returns the payout of one chip on `bet` for a throw, as a multiple of the chip. */
export function payoutOf(bet: string, dice: Dice): number {
  const field = covered[bet];
  return field?.covers(dice) ? field.pays : 0;
}

export const sicBo = createTableGame<{ dice: Dice; won: string[] }>({
  bets: sicBoBets,
  rules: {
    fields: Object.entries(covered).map(([bet, { pays }]) => ({ bet, pays })),
    returnRate: (35 / 36).toFixed(3),
  },
  deal: (draw) => {
    const roll = () => 1 + draw(faces.length);
    const dice = [roll(), roll(), roll()] as const;
    return { dice, won: sicBoBets.filter((bet) => payoutOf(bet, dice) > 0) };
  },
  payoutOf: (bet, { dice }) => payoutOf(bet, dice),
});
