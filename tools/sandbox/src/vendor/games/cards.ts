import type { Draw } from './Game';

/** `rank` is 1 for the ace up to 13 for the king; `suit` is 0 to 3. */
export type Card = { rank: number; suit: number };

/** The hands of the two sides of a table, and the points that decide. */
export type Dealt<Bet extends string> = { hands: [Card[], Card[]]; points: [number, number]; winner: Bet };

/** The size of a deck. */
export const deck = 52;

/** Draws a card from a full deck, so that no earlier card affects it. */
export function drawCard(draw: Draw): Card {
  const place = draw(deck);
  return { rank: (place % 13) + 1, suit: Math.floor(place / 13) };
}
