import { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

/** No stage waits longer than this for the answers of the one before, in milliseconds. */
const PATIENCE_MS = 3000;

const finished = new WeakSet<object>();

/**
 * Fills a page from the top: stage 0 at once, each next one when the calls of the one before are answered, so that nothing moves what
 * is there and the first stage has the line to itself. Who comes back finds all of it.
 */
export function useStages(last: number): number {
  const store = useStore();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [stage, setStage] = useState(() => (finished.has(store) ? last : 0));

  useEffect(() => {
    if (stage >= last) {
      finished.add(store);
      return undefined;
    }
    const goOn = () => setStage(stage + 1);
    const timer = setTimeout(goOn, PATIENCE_MS);
    let isOver = false;
    void Promise.allSettled(dispatch(api.util.getRunningQueriesThunk())).then(() => !isOver && goOn());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, last, stage, store]);

  return stage;
}
