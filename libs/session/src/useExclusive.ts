import { useCallback, useRef } from 'react';

/**
 * Runs one at a time: a second tap or Enter while the first is under way, even before the button could lock, starts
 * nothing and ends with the first.
 */
export function useExclusive<Input>(run: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  const running = useRef<Promise<void>>(undefined);
  return useCallback(
    (input) => {
      running.current ??= run(input).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    [run],
  );
}
