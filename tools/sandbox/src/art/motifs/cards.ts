import type { Ink } from '../ink/createInk';
import { playingCard } from '../ink/playingCard';

/** A royal fan of cards. */
export function cards(ink: Ink): string {
  const hand = [
    ['J', 'club'],
    ['Q', 'diamond'],
    ['K', 'spade'],
    ['A', 'heart'],
  ] as const;
  const fan = hand
    .map(([rank, suit], i) => {
      const turn = -33 + i * 20;
      return ink.place(
        `rotate(${turn} 0 92) translate(0 2)`,
        `<rect x="-44" y="-50" width="76" height="106" rx="9" fill="#000" fill-opacity=".28"/>${playingCard(ink, { rank, suit })}`,
      );
    })
    .join('');
  return ink.place('translate(2 -4) scale(.92)', fan) + ink.spark({ x: 40, y: -58, r: 17 }) + ink.spark({ x: -58, y: -6, r: 11 });
}
