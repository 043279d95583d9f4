import type { Money } from '@parlour/kernel/money';
import { type Merchant, fromPesos } from '../merchants/merchants';
import { createRandom } from '../random';

const letters = 'abdeghijklmnoprstuy';
const size = 40;
const dailyTop = 24_000;

/** A ranking over some days; each kind and period has its own players. */
export type Ranking = { seed: number; kind: string; period: string; days: number };
export type RankedPlayer = { id: string; name: string; score: Money; change: number };

const prizes = [
  { from: 1, to: 1, prize: '5000' },
  { from: 2, to: 3, prize: '2000' },
  { from: 4, to: 10, prize: '500' },
  { from: 11, to: 30, prize: '100' },
];

/** Returns the prizes of a ranking by place, in the merchant's currency. */
export function rankPrizes(merchant: Merchant) {
  return prizes.map(({ prize, ...places }) => ({ ...places, prize: fromPesos(merchant, prize) }));
}

/** Returns the other players of a ranking, the best first, with masked names. */
export function rankedPlayers(merchant: Merchant, { seed, kind, period, days }: Ranking): RankedPlayer[] {
  const random = createRandom(seed, `rank ${kind} ${period}`);
  const letter = () => random.pick([...letters]);
  let score = dailyTop * days;
  return Array.from({ length: size }, (_, index) => {
    score = Math.floor(score * (0.82 + random.next() * 0.14));
    return {
      id: `${period}-${index}`,
      name: `${letter()}${letter()}***${letter()}`,
      score: fromPesos(merchant, String(score)),
      change: random.integer(-3, 3),
    };
  });
}
