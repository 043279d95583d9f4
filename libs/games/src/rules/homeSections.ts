import type { GameCategory } from './gameCategory';
import { sportsSplit } from './sportsSplit';

/** Categories that stand in menus and have a section on home: all that vendors have, lottery-electronic excluded (specification 1). */
export const homeCategories = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT'] as const satisfies GameCategory[];

/** Shown when the gateway gives no order. */
const usual: readonly GameCategory[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];

type Offer = {
  /** The merchant's sorting list; undefined when it could not be had. */
  order: readonly GameCategory[] | undefined;
  /** Categories that have a vendor; undefined when not known. */
  offered: readonly GameCategory[] | undefined;
  /** Categories that the merchant switched off (product decision "Cockfight"). */
  disabled: readonly string[];
};

/** Categories of games in the merchant's order, without lottery-electronic and what is off or empty (specification 1 and 4). */
export function homeSections({ order, offered, disabled }: Offer): GameCategory[] {
  return sportsSplit(order?.length ? order : usual)
    .filter((category) => homeCategories.some((known) => known === category))
    .filter((category) => !disabled.includes(category) && (!offered || offered.includes(category)));
}
