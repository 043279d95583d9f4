import { useRef } from 'react';

/** Bot-check data (specification 7): how long the form is open and how often somebody did something in it. */
export function useBotCheck() {
  const start = useRef<number>(undefined);
  const keys = useRef(0);
  return {
    /** For the form element. */
    note: () => {
      start.current ??= Date.now();
      keys.current += 1;
    },
    read: () => ({ dwellMs: Math.max(0, Date.now() - (start.current ?? Date.now())), keys: keys.current }),
  };
}
