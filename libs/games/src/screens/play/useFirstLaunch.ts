import { useEffect, useEffectEvent, useRef } from 'react';

type Launching = {
  /** True once everything that the launch needs is known. */
  isReady: boolean;
  /** The launch has no result, because none was sent or because one was not sent for lack of a connection that is back. */
  isUninitialized: boolean;
};

/** Launches a game once per visit, and again once the connection is back if the launch was not sent for lack of it. */
export function useFirstLaunch({ isReady, isUninitialized }: Launching, launch: () => void): void {
  const hasStarted = useRef(false);
  const start = useEffectEvent(launch);

  useEffect(() => {
    if (!isUninitialized) hasStarted.current = false;
    else if (isReady && !hasStarted.current) {
      hasStarted.current = true;
      start();
    }
  }, [isReady, isUninitialized]);
}
