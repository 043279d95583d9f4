/** Both ends are included; `step` is the distance between two values. */
export type Span = { least: number; most: number; step: number };

/** Returns a random value of a span; all values are equally likely. */
export function randomWithin({ least, most, step }: Span): number {
  const values = Math.floor((most - least) / step) + 1;
  return least + step * Math.min(Math.floor(Math.random() * values), values - 1);
}
