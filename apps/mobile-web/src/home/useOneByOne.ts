import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

const finished = new WeakSet<object>();

/**
 * Returns how many of `count` blocks to render. Each block is rendered in its own task, so that taps can run in between. When the player
 * comes back, all blocks render at once, so that the page has its former height.
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
