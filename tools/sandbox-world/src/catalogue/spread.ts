/** Visual features of a tile that players notice before the title. */
export type Look = { motif: string; family: string };

/**
 * Weight of a similarity by distance in the list, the next tile first. In three columns, tiles at distance 1 and 3 touch; tiles
 * at 2 and 4 touch at a corner or are in the same row.
 */
const weights = [3, 2, 3, 2, 1];
export const neighbourhood = weights.length;

/** Returns how similar a tile is to the tiles before it: 0 if it differs from all in motif and colour. */
export function likeness(look: Look, before: readonly Look[]): number {
  let sum = 0;
  for (let at = 0; at < neighbourhood; at += 1) {
    const other = before[before.length - 1 - at];
    if (!other) break;
    const weight = weights[at] ?? 0;
    if (other.motif === look.motif) sum += weight;
    if (other.family === look.family) sum += weight;
  }
  return sum;
}

/**
 * Merges lists into one in which neighbours look different. The tiles of one list should differ from each other too. Tiles of a long
 * list appear more often than those of a short one. The order of a list stays, but a step may choose among its next `ahead` tiles.
 */
export function spread<Item extends Look>(
  lists: readonly (readonly Item[])[],
  { next, ahead = 1 }: { next: () => number; ahead?: number },
): Item[] {
  const queues = lists.map((list) => ({ left: [...list], taken: [] as Item[], size: list.length }));
  const merged: Item[] = [];
  for (;;) {
    const recent = merged.slice(-neighbourhood);
    const options = queues.flatMap((queue) =>
      queue.left.slice(0, ahead).map((item, place) => {
        const share = 1 - (queue.left.length - 0.5) / queue.size;
        const cost = likeness(item, recent) * 4 + likeness(item, queue.taken) * 3 + share * 6 + place * 0.6 + next();
        return { queue, item, place, cost };
      }),
    );
    if (options.length === 0) return merged;
    const best = options.reduce((a, b) => (b.cost < a.cost ? b : a));
    merged.push(best.item);
    best.queue.taken.push(best.item);
    best.queue.left.splice(best.place, 1);
  }
}
