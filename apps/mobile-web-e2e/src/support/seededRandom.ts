/** Returns the same numbers for the same seed (mulberry32), so that a failed walk can be repeated. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** Picks an item of a list that is not empty. */
    pick: <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)] as Item,
  };
}
