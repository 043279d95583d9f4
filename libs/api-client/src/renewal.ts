import { type AppError, isAppError } from './errors';
import type { GatewayContext } from './gatewayContext';
import { memoryOf } from './gatewayMemory';

export type Renewal = { token: string } | { isOver: true } | { error: AppError };

/** A frozen tab may keep the lock; after this long we renew without it. In milliseconds. */
const LOCK_PATIENCE_MS = 15_000;
/** Only calls that are under way can still hold an old token. */
const REMEMBERED = 20;

/**
 * One renewal per expired token, however many calls ask for it (reliability A1), and one over all tabs where the browser
 * has locks (A2). `present` reads this tab's token: another tab may have renewed it meanwhile.
 */
export function renewOnce(context: GatewayContext, expired: string, present: () => string | undefined): Promise<Renewal> {
  const { renewals } = memoryOf(context);
  const known = renewals.get(expired);
  if (known) return known;
  const renewal = underLock(async (): Promise<Renewal> => {
    const current = present();
    if (current && current !== expired) return { token: current };
    try {
      const token = await context.renewToken(expired);
      return token ? { token } : { isOver: true };
    } catch (error) {
      return { error: isAppError(error) ? error : { kind: 'network' } };
    }
  });
  remember(renewals, expired, renewal);
  void renewal.then((result) => {
    if ('error' in result) renewals.delete(expired);
    if ('isOver' in result) context.onSessionEnded();
  });
  return renewal;
}

/** The gateway refused even a fresh token: the session is over, told once. */
export function endSession(context: GatewayContext, token: string): void {
  const { renewals } = memoryOf(context);
  if (renewals.has(token)) return;
  remember(renewals, token, Promise.resolve({ isOver: true }));
  context.onSessionEnded();
}

function remember(renewals: Map<string, Promise<Renewal>>, token: string, renewal: Promise<Renewal>): void {
  const oldest = renewals.keys().next().value;
  if (renewals.size >= REMEMBERED && oldest !== undefined) renewals.delete(oldest);
  renewals.set(token, renewal);
}

async function underLock(renew: () => Promise<Renewal>): Promise<Renewal> {
  if (!navigator.locks) return renew();
  let isHeld = false;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  try {
    return await navigator.locks.request('parlour.renewal', { signal: patience.signal }, () => {
      isHeld = true;
      clearTimeout(timer);
      return renew();
    });
  } catch {
    clearTimeout(timer);
    return isHeld ? { error: { kind: 'network' } } : renew();
  }
}
