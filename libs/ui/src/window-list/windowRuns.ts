/** A chunk to render, plain or whole, or with `gap` the height in pixels of the omitted chunks before it. */
export type Run = { chunk: number; gap?: number; isPlain?: boolean };

export type Sight = {
  count: number;
  /** Top of the list relative to the viewport, in pixels. */
  top: number;
  /** Height of the viewport, in pixels. */
  view: number;
  /** Height of a chunk, measured or estimated; 0 while there is no layout. */
  heightOf: (chunk: number) => number;
  /** How far before and after the viewport chunks are near it, in screens. */
  before: number;
  after: number;
  /** Chunks that are rendered wherever they are. */
  kept: readonly number[];
};

/** Computes the chunks of a long list to render: those near the viewport, and one empty box for consecutive others. */
export function windowRuns({ count, top, view, heightOf, before, after, kept }: Sight): Run[] {
  const runs: Run[] = [];
  let start = top;
  let gap = 0;
  for (let chunk = 0; chunk < count; chunk++) {
    const height = heightOf(chunk);
    const isNear = start + height >= -view * before && start <= view * (1 + after);
    if (isNear || kept.includes(chunk)) {
      if (gap > 0) runs.push({ chunk, gap });
      gap = 0;
      runs.push({ chunk });
    } else {
      gap += height;
    }
    start += height;
  }
  if (gap > 0) runs.push({ chunk: count, gap });
  return runs;
}
