import * as v from 'valibot';
import type { Game } from './Game';

/** A net is cast at one catch and brings it in or not; fishing.test.ts counts every draw of every catch. */

/** A draw below this number decides. */
export const draws = 1000;

export const catchNames = ['crab', 'fish', 'octopus', 'shark'] as const;
export type CatchName = (typeof catchNames)[number];

/** Chances in thousandths, and multiples of the stake: each catch returns exactly 96 %. */
export const catches: readonly { name: CatchName; chance: number; pays: number }[] = [
  { name: 'crab', chance: 480, pays: 2 },
  { name: 'fish', chance: 192, pays: 5 },
  { name: 'octopus', chance: 80, pays: 12 },
  { name: 'shark', chance: 24, pays: 40 },
];

const picked = v.object({ target: v.picklist(catchNames) });

export const fishing: Game = {
  rules: { catches, returnRate: '0.96' },
  read: (raw) => {
    const pick = v.safeParse(picked, raw);
    const aimed = pick.success && catches.find(({ name }) => name === pick.output.target);
    if (!aimed) return undefined;
    return { stakes: 1, play: (draw) => ({ multiple: draw(draws) < aimed.chance ? aimed.pays : 0 }) };
  },
};
