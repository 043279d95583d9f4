import { useRef } from 'react';

/** Collects bot-check data (specification 7): how long the form is open and the number of interactions. */
export function useBotCheck() {
  const start = useRef<number>(undefined);
  const keys = useRef(0);
  return {
    /** Props for the form element. */
    note: () => {
      start.current ??= Date.now();
      keys.current += 1;
    },
    read: () => ({ dwellMs: Math.max(0, Date.now() - (start.current ?? Date.now())), keys: keys.current }),
  };
}
