import { coin } from '../ink/coin';
import type { Ink } from '../ink/createInk';

/** Towers of coins and one flying above. */
export function coins(ink: Ink): string {
  const tower = (x: number, foot: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      coin(ink, { x: x + (i % 2 ? 1.6 : -1.2), y: foot - i * 12, r: 33, squash: 0.4, mark: i === count - 1 ? 'star' : 'plain' }),
    ).join('');
  return (
    tower(-44, 62, 7) +
    tower(45, 60, 5) +
    tower(2, 74, 3) +
    ink.glow({ x: 6, y: -22, rx: 62, tint: '#fff3b0', strength: 0.75 }) +
    coin(ink, { x: 8, y: -26, r: 46, turn: 10, mark: 'crown' }) +
    coin(ink, { x: -62, y: -56, r: 15, squash: 0.7, turn: -30, mark: 'plain' }) +
    coin(ink, { x: 70, y: -58, r: 12, squash: 0.55, turn: 36, mark: 'plain' }) +
    ink.spark({ x: -18, y: -54, r: 20 }) +
    ink.spark({ x: 58, y: 4, r: 12 })
  );
}
