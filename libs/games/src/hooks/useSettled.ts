import { useEffect, useState } from 'react';

/** The value, debounced: a change counts once it has lasted `pauseMs` milliseconds. The first value counts at once. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
