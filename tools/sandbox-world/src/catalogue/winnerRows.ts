import { type Merchant, fromPesos } from '../merchants/merchants';
import { createRandom } from '../random';
import type { WorldGame } from './makeGames';

const wins = 20;
const jackpots = 12;
type Played = { names: readonly string[]; games: readonly WorldGame[]; seed: number; now: number };

const hourMs = 3_600_000;

/** Returns the winner boards of a new database: names are masked as on the wire, amounts decrease. */
export function winnerRows(merchant: Merchant, { names, games, seed, now }: Played) {
  const random = createRandom(seed, `winners/${merchant.country}`);
  const board = (candidates: readonly WorldGame[], { jackpot, count, top }: { jackpot: boolean; count: number; top: number }) =>
    Array.from({ length: count }, (_, place) => ({
      id: `${merchant.country}-${jackpot ? 'J' : 'W'}${place + 1}`,
      merchant: merchant.code,
      jackpot,
      customer_name: masked(random.pick(names), random.integer(0, 99)),
      node_id: candidates[(place * 3 + random.integer(0, 2)) % candidates.length]?.nodeId,
      amount: fromPesos(merchant, String(Math.round(top * 0.86 ** place) + random.integer(0, 400))),
      won_at: now - random.integer(1, 72) * hourMs,
    }));
  return [
    ...board(games.filter(({ category }) => category === 'RNG' || category === 'FISH').slice(0, 80), {
      jackpot: false,
      count: wins,
      top: 84_200,
    }),
    ...board(games.filter(({ classify }) => classify === 'JP').slice(0, 40), { jackpot: true, count: jackpots, top: 612_400 }),
  ];
}

function masked(name: string, tail: number): string {
  return `${name.slice(0, 2)}***${tail % 3 === 0 ? tail : name.slice(-1)}`;
}
