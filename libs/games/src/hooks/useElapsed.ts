import { useEffect, useState } from 'react';

/** False until `ms` milliseconds have passed since the first render; true at once for 0. */
export function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
