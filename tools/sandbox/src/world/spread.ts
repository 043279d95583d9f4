import type { Motif } from '../art/Motif';

/** What a player sees of a tile before reading it. */
export type Look = { motif: Motif; family: string };

/** Tiles that share a row or stand below each other are at most this far apart in a list of three columns. */
export const neighbourhood = 3;

/** How much a tile resembles those just before it: 0 when it differs from all of them in motif and colour. */
export function likeness(look: Look, before: readonly Look[]): number {
  return before.slice(-neighbourhood).reduce((sum, { motif, family }, at, near) => {
    const weight = at + 1 === near.length ? 2 : 1;
    return sum + (motif === look.motif ? weight : 0) + (family === look.family ? weight : 0);
  }, 0);
}

/** Puts lists together so that neighbours differ, each list keeping its order; longer lists come up more often. */
export function spread<Item extends Look>(lists: readonly (readonly Item[])[], next: () => number): Item[] {
  const queues = lists.map((list) => ({ list, at: 0 })).filter(({ list }) => list.length > 0);
  const merged: Item[] = [];
  for (;;) {
    const open = queues.filter(({ list, at }) => at < list.length);
    if (open.length === 0) return merged;
    const rated = open.map((queue) => {
      const head = queue.list[queue.at] as Item;
      return { queue, head, cost: likeness(head, merged) * 10 + ((queue.at + 0.5) / queue.list.length) * 6 + next() };
    });
    const best = rated.reduce((a, b) => (b.cost < a.cost ? b : a));
    merged.push(best.head);
    best.queue.at += 1;
  }
}
