import { useCallback, useRef } from 'react';

/** `over`: the form has done what it is for and is about to leave; it takes nothing any more. */
type Ending = 'over' | void;

/**
 * Runs one at a time: a second tap or Enter while the first is under way, even before the button could lock, starts
 * nothing and ends with the first. After a run that ends with `over` none starts again.
 */
export function useExclusive<Input>(run: (input: Input) => Promise<Ending>): (input: Input) => Promise<Ending> {
  const running = useRef<Promise<Ending>>(undefined);
  return useCallback(
    (input) => {
      running.current ??= run(input).then(
        (ending) => {
          if (ending !== 'over') running.current = undefined;
          return ending;
        },
        (error: unknown) => {
          running.current = undefined;
          throw error;
        },
      );
      return running.current;
    },
    [run],
  );
}
