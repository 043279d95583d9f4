/** The tables of the slot. */
export type Machine = {
  reels: string[][];
  /** The row on each reel. */
  lines: [number, number, number][];
  /** Multiple of the stake for three of a kind. */
  pays: Record<string, number>;
};
