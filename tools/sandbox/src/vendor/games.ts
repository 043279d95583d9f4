import type { Game } from './Game';
import { roulette } from './roulette';
import { lines, pays, reels, returnRate, spinReels } from './slotMachine';

export const slot: Game = {
  rules: { reels, lines, pays, returnRate },
  read: (pick) => (pick === undefined ? { stakes: 1, play: (draw) => spinReels(draw) } : undefined),
};

export type PageName = 'slot' | 'roulette';

export const games: Record<PageName, Game> = { slot, roulette };

/** Returns the page of a title: a live table opens the roulette, as does a table game with a wheel; all others open the slot. */
export function pageNameOf({ category, motif }: { category: string; motif: string }): PageName {
  return category === 'LIVE' || motif === 'roulette' ? 'roulette' : 'slot';
}
