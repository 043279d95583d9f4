import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const sides = ['right', 'left'] as const;
const KEY = 'menuSide';

export type MenuSide = (typeof sides)[number];

/** The side from which the menu opens: right, until the player moves it for the other hand. */
export function readMenuSide(): MenuSide {
  return readStored('local', KEY, v.picklist(sides)) ?? 'right';
}

export function writeMenuSide(side: MenuSide): void {
  writeStored('local', KEY, side);
}
