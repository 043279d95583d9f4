/** Repeatable random numbers for the seeded world; never for games or secrets, which use node:crypto. */
export type Random = {
  /** Returns a number of at least 0 and below 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Mulberry32 seeded with a hash of `name`, so that each part of the world has its own sequence. */
export function createRandom(seed: number, name: string): Random {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0, (seed ^ 2166136261) >>> 0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
