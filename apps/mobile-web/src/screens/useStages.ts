import { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

/** Maximum wait of a stage for the replies of the previous one, in milliseconds. */
const PATIENCE_MS = 3000;

const finished = new WeakSet<object>();

/**
 * Renders a page from top to bottom: stage 0 at once, and each further stage when the calls of the previous one are answered. Nothing on
 * the page moves, and the first stage has the whole bandwidth. When the player comes back, the whole page renders at once.
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
