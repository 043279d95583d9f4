/** A chunk to build; or, with `gap`, the room in pixels of those that are left out before it. */
export type Run = { chunk: number; gap?: number };

export type Sight = {
  /** How many chunks there are. */
  count: number;
  /** Where the list begins, from the top of the view, in pixels. */
  top: number;
  /** Height of the view. */
  view: number;
  /** Of a chunk, as measured or guessed; 0 while there is no layout. */
  heightOf: (chunk: number) => number;
  /** The chunk that holds the focus: without it a keyboard would fall back to the top of the page. */
  focused?: number;
};

/** How far beyond the view chunks are built, in screens: less would show gaps in a fast scroll, more would hold too much. */
const margin = 0.75;

/** What of a long list to build: the chunks near the view, and one box of room for each run of others. */
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
