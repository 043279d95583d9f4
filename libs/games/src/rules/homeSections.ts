import type { GameCategory } from './gameCategory';

/** Categories with a menu entry and a section on home: all vendor categories except lottery-electronic (specification 1). */
export const homeCategories = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT'] as const satisfies GameCategory[];

/** Used when the gateway sends no order. */
const defaultOrder: readonly GameCategory[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];

type Offer = {
  /** The merchant's order of categories; undefined if it could not be loaded. */
  order: readonly GameCategory[] | undefined;
  /** Categories that have a vendor; undefined if unknown. */
  offered: readonly GameCategory[] | undefined;
  /** Categories that the merchant switched off (product decision "Cockfight"). */
  disabled: readonly string[];
};

/** The categories of home in the merchant's order, without those that are disabled or have no vendor (specification 1 and 4). */
export function homeSections({ order, offered, disabled }: Offer): GameCategory[] {
  return splitSports(order?.length ? order : defaultOrder)
    .filter((category) => homeCategories.some((known) => known === category))
    .filter((category) => !disabled.includes(category) && (!offered || offered.includes(category)));
}

/** Puts e-sports and cockfights right after sports (specification 4). */
function splitSports(order: readonly GameCategory[]): GameCategory[] {
  const rest = order.filter((category) => category !== 'ESPORTS' && category !== 'COCKFIGHT');
  return rest.flatMap((category): GameCategory[] => (category === 'SPORTS' ? ['SPORTS', 'ESPORTS', 'COCKFIGHT'] : [category]));
}
