import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

const finished = new WeakSet<object>();

/**
 * How many of `count` blocks to render: one more after each that is on the page, so that a tap can run in between. A returning
 * player gets all of them at once, at the former page height.
 */
export function useOneByOne(count: number): number {
  const store = useStore();
  const [built, setBuilt] = useState(() => (finished.has(store) ? Infinity : 1));

  useEffect(() => {
    if (built < count) startTransition(() => setBuilt(built + 1));
    else finished.add(store);
  }, [built, count, store]);

  return built;
}
