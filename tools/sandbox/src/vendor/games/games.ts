import { baccarat } from './baccarat';
import { crash } from './crash';
import { dragonTiger } from './dragonTiger';
import { fishing } from './fishing';
import type { Game } from './Game';
import { roulette } from './roulette';
import { sicBo } from './sicBo';
import { slip } from './slip';
import { lines, pays, reels, returnRate, spinReels } from './slotMachine';

const slot: Game = {
  rules: { reels, lines, pays, returnRate },
  read: (pick) => (pick === undefined ? { stakes: 1, play: (draw) => spinReels(draw) } : undefined),
};

export type PageName = 'slot' | 'roulette' | 'baccarat' | 'dragonTiger' | 'sicBo' | 'crash' | 'fishing' | 'slip';

export const games: Record<PageName, Game> = { slot, roulette, baccarat, dragonTiger, sicBo, crash, fishing, slip };

const pagesByCategory: Record<string, PageName> = { FISH: 'fishing', SPORTS: 'slip', ESPORTS: 'slip' };
/** Pages of table and arcade games by words of their title. */
const pagesByName: readonly (readonly [RegExp, PageName])[] = [
  [/roulette/i, 'roulette'],
  [/baccarat/i, 'baccarat'],
  [/dragon & tiger/i, 'dragonTiger'],
  [/sic bo/i, 'sicBo'],
];

type Title = { category: string; motif: string; name: string };

/**
 * Returns the page of a title by its category, by the game in its name, or by the rocket on its tile. A vendor's lobby of live tables opens the
 * roulette, all others the slot.
 */
export function pageNameOf({ category, motif, name }: Title): PageName {
  const named = pagesByName.find(([game]) => game.test(name))?.[1];
  if (category === 'LIVE') return named ?? 'roulette';
  if (category === 'RNG' && motif === 'rocket') return 'crash';
  return pagesByCategory[category] ?? named ?? 'slot';
}
