import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

const finished = new WeakSet<object>();

/**
 * How many of `count` blocks to build: one more after each that is on the page, so that a tap finds its turn between them. Who comes back
 * finds all of them, and the page as long as it was.
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
