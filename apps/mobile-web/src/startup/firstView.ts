import { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** The longest wait for the first replies, in milliseconds. */
const PATIENCE_MS = 3000;

let isDone = false;
const listeners = new Set<() => void>();

/** Watches the calls of the first render. When they are answered, lazy code may load. */
export function useFirstViewWatch(): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    if (isDone) return undefined;
    const finish = () => {
      isDone = true;
      // The lazy code is large, so it renders in slices and taps can run in between.
      startTransition(() => listeners.forEach((tell) => tell()));
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    void Promise.allSettled(dispatch(api.util.getRunningQueriesThunk())).then(finish);
    return () => clearTimeout(timer);
  }, [dispatch]);
}

/** True once the first view has its replies, so lazy code no longer competes with it. */
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
