import { useEffect, useEffectEvent, useState } from 'react';
import { isAppError } from './errors';

/**
 * The failure of a form's last call, `undefined` without one. One for lack of a connection is said no longer than the connection is lost:
 * nothing was sent, and what stopped it is over.
 */
export function useFailure(): [failure: unknown, setFailure: (failure: unknown) => void] {
  const [failure, setFailure] = useState<unknown>();
  useForgetOnReconnect(failure, () => setFailure(undefined));
  return [failure, setFailure];
}

/** Calls `forget` once the connection is back. Does nothing unless the failure is `offline`. */
export function useForgetOnReconnect(failure: unknown, forget: () => void): void {
  const isStopped = isAppError(failure) && failure.kind === 'offline';
  const handleOnline = useEffectEvent(forget);
  useEffect(() => {
    if (!isStopped) return undefined;
    const listen = () => handleOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isStopped]);
}
