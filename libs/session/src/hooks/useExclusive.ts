import { useCallback, useRef } from 'react';

/** `over`: the form has succeeded and is about to close, so it accepts no more input. */
type Ending = 'over' | void;

/**
 * Runs one submission at a time. A second tap or Enter during a run, even before the button is disabled, starts nothing and
 * resolves with the first. After a run that ends with `over`, no run starts again.
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
