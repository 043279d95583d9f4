import { isMoney } from '@parlour/kernel/money';
import { type Merchant, fromPesos, gameFeatures, highestFactor, roomStakes } from '@parlour/sandbox-world';
import { type SQL, and, inArray, sql } from 'drizzle-orm';
import { games } from '../db/schema/catalog';
import { ofType } from './ofType';

/** Stakes of players who play high, as multiples of a category's own. */
const high = [100, 1000];

const stakesIn = (category: string): readonly string[] =>
  Object.hasOwn(roomStakes, category) ? (roomStakes[category as keyof typeof roomStakes] ?? []) : [];

/** What lists of a category can be narrowed by: stakes in the merchant's currency, the lowest first, and features of slots. */
export function choicesOf(category: string, merchant: Merchant): { stakes: string[]; features: string[] } {
  const own = stakesIn(category).map(Number);
  const stakes = [...own, ...high.map((factor) => Math.max(...own) * factor)].filter(Number.isFinite);
  return { stakes: stakes.map((stake) => fromPesos(merchant, String(stake))), features: category === 'RNG' ? [...gameFeatures] : [] };
}

/** Condition for games that take a stake: rooms between the ends of their ladder of stakes. */
export function takes(stake: string | undefined, merchant: Merchant): SQL | undefined {
  if (!isMoney(stake)) return undefined;
  const categories = Object.keys(roomStakes).map((category) => {
    const fitting = stakesIn(category).filter((least) => {
      const lowest = Number(fromPesos(merchant, least));
      return lowest <= Number(stake) && Number(stake) <= lowest * highestFactor;
    });
    return and(ofType(category), fitting.length > 0 ? inArray(games.minBet, fitting) : sql`FALSE`);
  });
  return sql`(${sql.join(
    categories.map((condition) => sql`(${condition})`),
    sql` OR `,
  )})`;
}

/** Condition for games with a feature. */
export function having(feature: string | undefined): SQL | undefined {
  return feature ? sql`${feature} = ANY(${games.features})` : undefined;
}
