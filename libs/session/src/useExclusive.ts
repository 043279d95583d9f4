import { useCallback, useRef } from 'react';

/** Runs one at a time: a second tap or Enter while the first is under way does nothing, even before the button could lock. */
export function useExclusive<Input>(run: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(
    async (input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await run(input);
      } finally {
        isRunning.current = false;
      }
    },
    [run],
  );
}
