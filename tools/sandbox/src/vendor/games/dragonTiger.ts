import { type Card, type Dealt, drawCard } from './cards';
import { createTableGame } from './tableGame';

/** Two cards, the higher one wins; dragonTiger.test.ts counts every pair of cards for every bet. */

export const dragonTigerBets = ['dragon', 'tie', 'tiger'] as const;
type Bet = (typeof dragonTigerBets)[number];

/** Multiples of a chip. With the part that a tie gives back, each bet returns 25 of 26 stakes. */
const pays: Record<Bet, number> = { dragon: 2, tie: 12.5, tiger: 2 };
/** Share of a chip on a side that comes back on a tie. */
const tieShare = 0.5;

function compare(dragon: Card, tiger: Card): Bet {
  if (dragon.rank === tiger.rank) return 'tie';
  return dragon.rank > tiger.rank ? 'dragon' : 'tiger';
}

export const dragonTiger = createTableGame<Dealt<Bet>>({
  bets: dragonTigerBets,
  rules: { bets: dragonTigerBets, pays, returnRate: (25 / 26).toFixed(3) },
  deal: (draw) => {
    const [dragon, tiger] = [drawCard(draw), drawCard(draw)];
    return { hands: [[dragon], [tiger]], points: [dragon.rank, tiger.rank], winner: compare(dragon, tiger) };
  },
  payoutOf: (bet, { winner }) => {
    if (bet === winner) return pays[winner];
    return winner === 'tie' ? tieShare : 0;
  },
});
