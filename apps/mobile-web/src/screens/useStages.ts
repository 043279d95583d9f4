import { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

/** The longest wait of a stage for the replies of the former one, in milliseconds. */
const PATIENCE_MS = 3000;

const finished = new WeakSet<object>();

/**
 * Renders a page from the top: stage 0 at once, each next stage when the calls of the former one are answered. Nothing on the
 * page moves, and the first stage has the network to itself. A returning player gets the whole page at once.
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
