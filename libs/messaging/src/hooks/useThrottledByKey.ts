import { useCallback, useRef } from 'react';

/** Calls `run` for a key at most once within `ms`. */
export function useThrottledByKey(run: (key: string) => void, ms: number): (key: string) => void {
  const last = useRef({ key: '', at: -Infinity });
  return useCallback(
    (key) => {
      const now = performance.now();
      if (last.current.key === key && now - last.current.at < ms) return;
      last.current = { key, at: now };
      run(key);
    },
    [run, ms],
  );
}
