import { chip } from '../ink/chip';
import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';

/** Stacks of chips and one standing in front. */
export function chips(ink: Ink, tone: Ramp): string {
  const stack = (x: number, foot: number, colours: Ramp[]) =>
    colours
      .map((ramp, i) => chip(ink, { x: x + (i % 2 ? 1.5 : -1.5), y: foot - i * 13, r: 36, squash: 0.42, ramp, suit: 'diamond' }))
      .join('');
  return (
    stack(-40, 44, [tone, ramps.black, ramps.ruby, tone, ramps.gold, ramps.ruby, tone]) +
    stack(42, 46, [ramps.black, ramps.ruby, tone, ramps.emerald, ramps.black]) +
    chip(ink, { x: 4, y: 26, r: 47, ramp: ramps.ruby, turn: -10, suit: 'spade' }) +
    chip(ink, { x: 62, y: -58, r: 19, squash: 0.7, turn: 28, ramp: tone, suit: 'heart' }) +
    ink.spark({ x: -26, y: -6, r: 18 }) +
    ink.spark({ x: -52, y: -50, r: 12 })
  );
}
