/** A chunk to render, or with `gap` the height in pixels of the omitted chunks before it. */
export type Run = { chunk: number; gap?: number };

export type Sight = {
  /** Number of chunks. */
  count: number;
  /** Top of the list relative to the viewport, in pixels. */
  top: number;
  /** Height of the viewport, in pixels. */
  view: number;
  /** Height of a chunk, measured or estimated; 0 while there is no layout. */
  heightOf: (chunk: number) => number;
  /** The chunk with the focus. It stays rendered, because otherwise keyboard focus would jump to the top of the page. */
  focused?: number;
};

/** Overscan in screens: less would show gaps during fast scrolling, more would keep too many nodes. */
const margin = 0.75;

/** Computes the chunks of a long list to render: those near the viewport, and one empty box for consecutive others. */
export function windowRuns({ count, top, view, heightOf, focused }: Sight): Run[] {
  const runs: Run[] = [];
  let start = top;
  let gap = 0;
  for (let chunk = 0; chunk < count; chunk++) {
    const height = heightOf(chunk);
    const isNear = start + height >= -view * margin && start <= view * (1 + margin);
    if (isNear || chunk === focused) {
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
