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
      const turn = -36 + i * 22;
      return ink.place(
        `rotate(${turn} 0 96) translate(0 -8)`,
        `<rect x="-44" y="-50" width="76" height="106" rx="9" fill="#000" fill-opacity=".28"/>${playingCard(ink, { rank, suit })}`,
      );
    })
    .join('');
  return ink.place('translate(4 4) scale(1.040)', fan) + ink.spark({ x: 34, y: -56, r: 17 }) + ink.spark({ x: -58, y: -6, r: 11 });
}
