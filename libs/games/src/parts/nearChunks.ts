/** What of a long grid is built: the chunks from `first` to `last`, and one that holds the focus. */
export type NearChunks = {
  first: number;
  last: number;
  focused?: number;
  /** Of a full chunk, in pixels; 0 while it is not known. */
  height: number;
};

/** How far beyond the view chunks are built, in screens: less would show gaps in a fast scroll, more would hold too many tiles. */
const margin = 0.75;

/** Chunks near the view of a grid that begins at `top`, of which every full chunk is `height` high. */
export function nearChunks({ top, view, height, focused }: { top: number; view: number; height: number; focused?: number }): NearChunks {
  // Where nothing has a size (no layout yet), everything is near.
  if (height === 0) return { first: 0, last: Infinity, height, focused };
  return {
    first: Math.max(0, Math.floor((-top - view * margin) / height)),
    last: Math.max(0, Math.floor((-top + view * (1 + margin)) / height)),
    height,
    focused,
  };
}
