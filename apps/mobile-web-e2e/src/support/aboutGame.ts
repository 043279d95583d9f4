import type { Locator } from '@playwright/test';

/** The button of a tile that opens the information of its game. Fingers reach it by a long press; `press('Enter')` opens it as the keyboard does. */
export function aboutGame(place: Locator, name: string | RegExp = /^About /): Locator {
  return place.getByRole('button', { name }).first();
}
