import type { Motif } from '../art/Motif';

/** What a player sees of a tile before reading it. */
export type Look = { motif: Motif; family: string };

/** Tiles that share a row or stand below each other are at most this far apart in a list of three columns. */
export const neighbourhood = 3;

/** How much a tile resembles those just before it: 0 when it differs from all of them in motif and colour. */
export function likeness(look: Look, before: readonly Look[]): number {
  const near = before.slice(-neighbourhood);
  return near.reduce((sum, { motif, family }, at) => {
    const weight = at + 1 === near.length ? 2 : 1;
    return sum + (motif === look.motif ? weight : 0) + (family === look.family ? weight : 0);
  }, 0);
}

/**
 * Puts lists together so that neighbours differ in the whole and within each list, longer lists coming up more often. Each list keeps its order, or may be read
 * `ahead` by some tiles to find one unlike the last.
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
        const cost = likeness(item, recent) * 10 + likeness(item, queue.taken) * 8 + share * 6 + place * 0.6 + next();
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
