import { type AppError, isAppError } from '@parlour/api-client';
import { sessionApi } from './sessionApi';
import { readSharedRecord } from './sessionRecord';
import { selectSession } from './sessionSelectors';
import { tokenRenewed } from './sessionSlice';
import type { SessionStore } from './sessionStore';

/**
 * A new token for an expired one (`GatewayContext.renewToken`): the one that another tab has fetched meanwhile, else the
 * gateway's. `undefined` when the gateway refused; throws the `AppError` when nobody can tell, and the session stays.
 */
export async function renewSession(store: SessionStore, expired: string): Promise<string | undefined> {
  const session = selectSession(store.getState());
  if (!session) return undefined;

  const shared = readSharedRecord();
  if (shared && shared.userName === session.userName && shared.merchantCode === session.merchantCode && shared.token !== expired) {
    store.dispatch(tokenRenewed(shared.token));
    return shared.token;
  }

  const { data, error } = await store.dispatch(sessionApi.endpoints.renewSession.initiate(undefined, { track: false }));
  if (data) {
    store.dispatch(tokenRenewed(data.token));
    return data.token;
  }
  if (isAppError(error) && !isRefusal(error)) throw error;
  return undefined;
}

function isRefusal(error: AppError): boolean {
  return error.kind === 'unauthorised' || error.kind === 'business' || (error.kind === 'http' && error.status >= 400 && error.status < 500);
}
