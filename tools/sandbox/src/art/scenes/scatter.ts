import type { Stage } from './Stage';

/** Random places on a stage, as x, y and a random number each. */
export function scatter({ ink, width, height }: Stage, count: number): [x: number, y: number, chance: number][] {
  return Array.from({ length: count }, () => [Math.round(ink.random() * width), Math.round(ink.random() * height), ink.random()]);
}
