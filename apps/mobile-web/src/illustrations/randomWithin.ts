/** Both ends belong to it; `step` is what the values lie apart. */
export type Span = { least: number; most: number; step: number };

/** One of the values of a span, each as likely as the others. */
export function randomWithin({ least, most, step }: Span): number {
  const values = Math.floor((most - least) / step) + 1;
  return least + step * Math.min(Math.floor(Math.random() * values), values - 1);
}
