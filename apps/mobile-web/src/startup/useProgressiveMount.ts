import { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

/** Maximum wait of a stage for the replies of the previous one, in milliseconds. */
const PATIENCE_MS = 3000;

/** The pages that have mounted completely, for each store. */
const completed = new WeakMap<object, Set<string>>();

/**
 * Mounts a page in stages: stage 0 at once, and each further stage when the calls of the previous one are answered. The first stage has
 * the whole bandwidth, and nothing on the page moves. When the player comes back, the whole page mounts at once.
 */
export function useProgressiveMount(page: string, last: number): number {
  const store = useStore();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [stage, setStage] = useState(() => (completed.get(store)?.has(page) ? last : 0));

  useEffect(() => {
    if (stage >= last) {
      completed.set(store, (completed.get(store) ?? new Set()).add(page));
      return undefined;
    }
    let isOver = false;
    // A stage may render much code; a transition lets taps run in between.
    const goOn = () => !isOver && startTransition(() => setStage(stage + 1));
    const timer = setTimeout(goOn, PATIENCE_MS);
    void Promise.allSettled(dispatch(api.util.getRunningQueriesThunk())).then(goOn);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, last, page, stage, store]);

  return stage;
}
