import { type Card, type Dealt, drawCard } from './cards';
import { createTableGame } from './tableGame';

/** Punto banco; baccarat.test.ts counts every hand for every bet. */

export const baccaratBets = ['player', 'tie', 'banker'] as const;
type Bet = (typeof baccaratBets)[number];

/** Multiples of a chip. On a tie, chips on the two hands come back. */
const pays: Record<Bet, number> = { player: 2, tie: 9, banker: 1.95 };

/** Long-term return of each bet, as a share of its stakes. */
export const returnRates: Record<Bet, string> = { player: '0.9877', tie: '0.8588', banker: '0.9894' };

/** Tens and pictures count nothing. */
const valueOf = ({ rank }: Card) => (rank >= 10 ? 0 : rank);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) % 10;

/** Whether the banker draws on the player's third card, by the banker's points. With fewer points the banker always draws. */
const bankerDraws: Record<number, (third: number) => boolean> = {
  3: (third) => third !== 8,
  4: (third) => third >= 2 && third <= 7,
  5: (third) => third >= 4 && third <= 7,
  6: (third) => third >= 6 && third <= 7,
  7: () => false,
};

/**
 * Returns how many cards each hand keeps. `values` are those of the first and second card of player and banker, in turn, and of a
 * third card of each.
 */
export function cardsKept([p1 = 0, b1 = 0, p2 = 0, b2 = 0, third = 0]: readonly number[]): [player: number, banker: number] {
  const [player, banker] = [sum([p1, p2]), sum([b1, b2])];
  if (player >= 8 || banker >= 8) return [2, 2];
  if (player >= 6) return [2, banker <= 5 ? 3 : 2];
  return [3, (bankerDraws[banker]?.(third) ?? true) ? 3 : 2];
}

/** Returns the points of both hands; `values` as in `cardsKept`. */
export function pointsOf(values: readonly number[]): [player: number, banker: number] {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, p3 = 0, b3 = 0] = values;
  const [player, banker] = cardsKept(values);
  return [sum([p1, p2, p3].slice(0, player)), sum([b1, b2, b3].slice(0, banker))];
}

/** Returns the payout of one chip on `bet` for the points of both hands, as a multiple of the chip. */
export function payoutOf(bet: string, [player, banker]: readonly [number, number]): number {
  const winner = winnerOf(player, banker);
  if (bet === winner) return pays[winner];
  return winner === 'tie' ? 1 : 0;
}

function winnerOf(player: number, banker: number): Bet {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

export const baccarat = createTableGame<Dealt<Bet>>({
  bets: baccaratBets,
  rules: { bets: baccaratBets, pays, returnRates },
  deal: (draw) => {
    const cards = Array.from({ length: 6 }, () => drawCard(draw));
    const values = cards.map(valueOf);
    const [kept, points] = [cardsKept(values), pointsOf(values)];
    const handOf = (side: 0 | 1) => cards.filter((_, place) => place % 2 === side).slice(0, kept[side]);
    return { hands: [handOf(0), handOf(1)], points, winner: winnerOf(...points) };
  },
  payoutOf: (bet, { points }) => payoutOf(bet, points),
});
