import { useEffect, useEffectEvent, useState } from 'react';
import { SandboxAway } from './sandbox';

/** Pause before the sandbox is asked again, in milliseconds. It is away for some seconds whenever its sources change. */
const AGAIN_AFTER_MS = 1000;

/**
 * Reads something of the sandbox and again on request; `act` pulls a lever and then reads anew. `problem` is the last error. If the
 * sandbox is away, it is read again until it answers.
 */
export function useSandbox<Value>(read: () => Promise<Value>, key = '') {
  const [value, setValue] = useState<Value>();
  const [error, setError] = useState<unknown>();

  function act(work: () => Promise<unknown> = async () => undefined): Promise<void> {
    return work()
      .then(read)
      .then((next) => {
        setValue(next);
        setError(undefined);
      }, setError);
  }

  const start = useEffectEvent(() => void act());
  // The caller writes `read` anew with each render; `key` names its dependency.
  useEffect(() => start(), [key]);
  useEffect(() => {
    if (!(error instanceof SandboxAway)) return undefined;
    const timer = setTimeout(start, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return { value, problem: error === undefined ? undefined : error instanceof Error ? error.message : String(error), act };
}
