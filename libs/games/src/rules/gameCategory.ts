import type { IconName } from '@parlour/ui/icon';

const icons: Record<GameCategory, IconName> = {
  ALL: 'layout-grid',
  LOTT: 'ticket',
  ELOTT: 'ticket',
  LIVE: 'video',
  RNG: 'cherry',
  FISH: 'fish',
  SPORTS: 'target',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'bird',
  PVP: 'spade',
  HOT: 'flame',
  LIVESTREAM: 'live',
  HOME: 'home',
  PROMO: 'gift',
  FAV: 'heart',
  RECENT: 'history',
};

export function categoryIcon(category: GameCategory): IconName {
  return icons[category];
}

/** Game categories (specification 3, "Enums"). */
export const gameCategories = [
  'ALL',
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'PVP',
  'HOT',
  'LIVESTREAM',
  'HOME',
  'PROMO',
  'FAV',
  'RECENT',
] as const;

export type GameCategory = (typeof gameCategories)[number];

export function isGameCategory(text: unknown): text is GameCategory {
  return gameCategories.includes(text as GameCategory);
}

/** Categories whose full name is too long for a small tile or chip. */
const withShortName: readonly GameCategory[] = ['HOT', 'FAV'];

/** Returns the message key of a category's name where there is little room. */
export function shortNameOf(category: GameCategory): string {
  return withShortName.includes(category) ? `rail.${category}` : `category.${category}`;
}
