import type { AppError } from '../errors/errors';

const DELAYS_MS = [500, 1000];
/** If the gateway asks for a longer pause, show a message instead (reliability N3). */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * Returns the pause before a read is retried, in milliseconds; `undefined` if it is not retried. `former` are the errors so far, the latest
 * last. At most two retries, and only one after a timeout (reliability N1, N3).
 */
export function retryPause(former: AppError[], delaysMs: readonly number[] = DELAYS_MS): number | undefined {
  const latest = former.at(-1);
  const delay = delaysMs[former.length - 1];
  if (!latest || delay === undefined) return undefined;
  if (latest.kind === 'rateLimited') {
    const { retryAfterMs } = latest;
    return retryAfterMs !== undefined && retryAfterMs <= MAX_RETRY_AFTER_MS ? retryAfterMs : undefined;
  }
  const isWorthIt =
    latest.kind === 'network' ||
    (latest.kind === 'http' && latest.status >= 500) ||
    (latest.kind === 'timeout' && former.filter(({ kind }) => kind === 'timeout').length === 1);
  // Jitter, so that clients that lost the connection together do not retry at the same time.
  return isWorthIt ? delay * (0.75 + Math.random() / 2) : undefined;
}
