/**
 * Says whether something may happen once more: at most `count` times within each period of `per` milliseconds.
 * @param {{ count: number, per: number, clock?: () => number }} options
 * @returns {() => boolean}
 */
export function rate({ count, per, clock = Date.now }) {
  let since = clock();
  let used = 0;
  return () => {
    if (clock() - since >= per) {
      since = clock();
      used = 0;
    }
    used += 1;
    return used <= count;
  };
}
