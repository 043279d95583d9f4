import type { Motif } from '../art/Motif';
import { casinoThemes } from './themes/casinoThemes';
import { classicThemes } from './themes/classicThemes';
import { derbyThemes } from './themes/derbyThemes';
import { esportThemes } from './themes/esportThemes';
import { fishingThemes } from './themes/fishingThemes';
import { legendThemes } from './themes/legendThemes';
import { liveThemes } from './themes/liveThemes';
import { lotteryThemes } from './themes/lotteryThemes';
import { placeThemes } from './themes/placeThemes';
import { sportThemes } from './themes/sportThemes';
import { tableThemes } from './themes/tableThemes';
import type { Category, Theme } from './themes/Theme';

/** A game before a vendor makes it. */
export type Idea = { name: string; motif: Motif; classify?: Theme['classify']; /** A later edition of another name. */ later?: true };

const themes: Record<Category, readonly Theme[]> = {
  RNG: [...classicThemes, ...legendThemes, ...placeThemes, ...casinoThemes],
  FISH: fishingThemes,
  LIVE: liveThemes,
  PVP: tableThemes,
  SPORTS: sportThemes,
  ESPORTS: esportThemes,
  COCKFIGHT: derbyThemes,
  LOTT: lotteryThemes,
  ELOTT: lotteryThemes,
};

/** Later editions, for when the first names are used up. */
const editions: Record<Category, readonly string[]> = {
  RNG: ['II', 'Deluxe', 'Gold'],
  FISH: ['II', 'Deluxe'],
  LIVE: ['2', '3'],
  PVP: ['Plus', 'Pro'],
  SPORTS: ['Plus'],
  ESPORTS: ['Plus'],
  COCKFIGHT: ['2'],
  LOTT: ['Plus'],
  ELOTT: ['Express'],
};

/** Every name that a category can use, first and later editions. */
export function ideasOf(category: Category): Idea[] {
  const firsts = themes[category].flatMap(({ motif, classify, first, last }) =>
    first.flatMap((start) => last.map((end): Idea => ({ name: `${start} ${end}`, motif, ...(classify && { classify }) }))),
  );
  const original = category === 'ELOTT' ? firsts.map((idea) => ({ ...idea, name: `E-${idea.name}` })) : firsts;
  const later = editions[category].flatMap((edition) =>
    original
      .filter(({ name }) => !editions[category].some((word) => name.endsWith(` ${word}`)))
      .map((idea): Idea => ({ ...idea, name: `${idea.name} ${edition}`, later: true })),
  );
  return [...original, ...later];
}
