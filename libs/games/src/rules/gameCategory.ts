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
