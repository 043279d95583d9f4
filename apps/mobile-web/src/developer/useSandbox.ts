import { useEffect, useEffectEvent, useState } from 'react';

/** Reads something of the sandbox and again on request; `act` pulls a lever and then reads anew. `problem` says what went wrong last. */
export function useSandbox<Value>(read: () => Promise<Value>, key = '') {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState<string>();

  function act(work: () => Promise<unknown> = async () => undefined): Promise<void> {
    return work()
      .then(read)
      .then(
        (next) => {
          setValue(next);
          setProblem(undefined);
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      );
  }

  const start = useEffectEvent(() => void act());
  // The caller writes `read` anew with each render; `key` names its dependency.
  useEffect(() => start(), [key]);
  return { value, problem, act };
}
