import { isAppError } from '@parlour/api-client';
import { supports } from '@parlour/kernel/device';
import { playerApi } from '../playerApi';
import { readSharedRecord } from './sessionRecord';
import { type SessionStore, selectSession, tokenRenewed } from './sessionSlice';

type Renewal = { expired: string; token: Promise<string | undefined> };
const running = new WeakMap<SessionStore, Renewal>();

/**
 * Returns a new token for one that has expired or is to be replaced (`GatewayContext.renewToken`): the one that another tab has
 * fetched meanwhile, else the gateway's. Returns `undefined` if the gateway refused the token itself. Throws the `AppError` of
 * every other failure (absent, refused for another reason, not answered); the session then stays. Concurrent callers share one
 * renewal, because the gateway would refuse a second one.
 */
export function renewSession(store: SessionStore, expired: string): Promise<string | undefined> {
  const known = running.get(store);
  if (known?.expired === expired) return known.token;
  const token = renew(store, expired).finally(() => running.delete(store));
  running.set(store, { expired, token });
  return token;
}

async function renew(store: SessionStore, expired: string): Promise<string | undefined> {
  const session = selectSession(store.getState());
  if (!session || session.token !== expired) return session?.token;

  return adoptShared(store, expired) ?? withTabLock('parlour.renewal', () => askGateway(store, expired));
}

async function askGateway(store: SessionStore, expired: string): Promise<string | undefined> {
  // Another tab may have renewed the token while this tab waited for the lock.
  const fromOtherTab = adoptShared(store, expired);
  if (fromOtherTab) return fromOtherTab;

  const { data, error } = await store.dispatch(playerApi.endpoints.renewSession.initiate(undefined, { track: false }));
  if (data) {
    store.dispatch(tokenRenewed(data.token));
    return data.token;
  }
  if (isAppError(error) && error.kind !== 'unauthorised') throw error;
  // Another tab may have renewed the same token first.
  return adoptShared(store, expired);
}

function adoptShared(store: SessionStore, expired: string): string | undefined {
  const session = selectSession(store.getState());
  const shared = readSharedRecord();
  const isSamePlayer = shared?.userName === session?.userName && shared?.merchantCode === session?.merchantCode;
  if (!shared || !isSamePlayer || shared.token === expired) return undefined;
  store.dispatch(tokenRenewed(shared.token));
  return shared.token;
}

/** Maximum wait, so that a suspended background tab cannot block the others. */
const PATIENCE_MS = 10_000;

/**
 * Runs `work` under a lock shared by all tabs of this browser. Runs it at once if the browser has no locks, or after a timeout if
 * the lock is held too long.
 */
async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = supports.locks();
  if (!locks) return work();
  const started: { work?: Promise<Result> } = {};
  const begin = () => (started.work ??= work());
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  try {
    return await locks.request(name, { signal: giveUp.signal }, begin);
  } catch {
    // If the work itself failed, rethrow its error. If the lock was not granted, run it now.
    return await begin();
  } finally {
    clearTimeout(timer);
  }
}
