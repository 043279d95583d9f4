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

/**
 * The categories of home in the merchant's order, without those that are disabled or have no vendor (specification 1 and 4). The lottery stays while
 * lottery-electronic alone is open, because its lobby has both.
 */
export function homeSections({ order, offered, disabled }: Offer): GameCategory[] {
  const isOpen = (category: GameCategory) => !disabled.includes(category) && (!offered || offered.includes(category));
  const isShown = (category: GameCategory) => isOpen(category) || (category === 'LOTT' && offered !== undefined && isOpen('ELOTT'));
  return splitSports(order?.length ? order : defaultOrder)
    .map((category) => (category === 'ELOTT' && !order?.includes('LOTT') ? 'LOTT' : category))
    .filter((category) => homeCategories.some((known) => known === category))
    .filter(isShown);
}

/** Puts e-sports and cockfights right after sports (specification 4). Without sports, they stay where the merchant has them, or come last. */
function splitSports(order: readonly GameCategory[]): GameCategory[] {
  const parts: GameCategory[] = ['ESPORTS', 'COCKFIGHT'];
  if (!order.includes('SPORTS')) return [...order, ...parts.filter((part) => !order.includes(part))];
  const rest = order.filter((category) => !parts.includes(category));
  return rest.flatMap((category) => (category === 'SPORTS' ? [category, ...parts] : [category]));
}
