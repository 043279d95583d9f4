import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../api';
import { isAppError } from './errors';

type GatewayStore = { dispatch: Dispatch; getState: () => unknown };

/**
 * A form whose request was not sent for lack of a connection says so no longer than the connection is lost. This holds for every form that
 * shows the error of its mutation; `useFailure` does the same for the others. Returns a function that ends it.
 */
export function forgetUnsentOnReconnect({ dispatch, getState }: GatewayStore): () => void {
  function handleOnline() {
    const { mutations } = (getState() as { api: ReturnType<typeof api.reducer> }).api;
    for (const [requestId, mutation] of Object.entries(mutations)) {
      const error = mutation?.status === 'rejected' ? mutation.error : undefined;
      if (isAppError(error) && error.kind === 'offline')
        dispatch(api.internalActions.removeMutationResult({ requestId, fixedCacheKey: undefined }));
    }
  }
  window.addEventListener('online', handleOnline);
  return () => window.removeEventListener('online', handleOnline);
}
