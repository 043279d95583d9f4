import { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** Nothing waits longer than this for the first answers, in milliseconds. */
const PATIENCE_MS = 3000;

let isDone = false;
const listeners = new Set<() => void>();

/** Follows the calls that the first render made: when they are answered, what comes later may come. */
export function useFirstViewWatch(): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    if (isDone) return undefined;
    const finish = () => {
      isDone = true;
      // What comes is large: in slices, so that a tap finds its turn.
      startTransition(() => listeners.forEach((tell) => tell()));
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    void Promise.allSettled(dispatch(api.util.getRunningQueriesThunk())).then(finish);
    return () => clearTimeout(timer);
  }, [dispatch]);
}

/** True once the first view has what it asked for: the code of other parts no longer competes with it. */
export function useIsFirstViewDone(): boolean {
  const [isKnown, setKnown] = useState(isDone);
  useEffect(() => {
    const tell = () => setKnown(true);
    if (isDone) startTransition(tell);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return isKnown;
}
