import type { Game } from './Game';
import { crash } from './crash';
import { roulette } from './roulette';
import { slip } from './slip';
import { lines, pays, reels, returnRate, spinReels } from './slotMachine';

export const slot: Game = {
  rules: { reels, lines, pays, returnRate },
  read: (pick) => (pick === undefined ? { stakes: 1, play: (draw) => spinReels(draw) } : undefined),
};

export type PageName = 'slot' | 'roulette' | 'crash' | 'slip';

export const games: Record<PageName, Game> = { slot, roulette, crash, slip };

const pagesByCategory: Record<string, PageName> = { LIVE: 'roulette', SPORTS: 'slip', ESPORTS: 'slip' };
/** Pages of table and arcade games by what their tile shows. */
const pagesByMotif: Record<string, PageName> = { roulette: 'roulette', rocket: 'crash' };

/** Returns the page of a title by its category, or by the motif of its tile; all others open the slot. */
export function pageNameOf({ category, motif }: { category: string; motif: string }): PageName {
  return pagesByCategory[category] ?? (category === 'RNG' ? pagesByMotif[motif] : undefined) ?? 'slot';
}
