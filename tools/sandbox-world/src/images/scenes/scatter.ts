import type { Stage } from './Stage';

/** Returns random positions in the scene, each as x, y and a random number. */
export function scatter({ ink, width, height }: Stage, count: number): [x: number, y: number, chance: number][] {
  return Array.from({ length: count }, () => [Math.round(ink.random() * width), Math.round(ink.random() * height), ink.random()]);
}
