import { supports } from '@parlour/kernel';

/** Maximum wait, so that a suspended background tab cannot block the others. */
const PATIENCE_MS = 10_000;

/**
 * Runs `work` under a lock shared by all tabs of this browser. Runs it at once if the browser has no locks, or after a timeout if
 * the lock is held too long.
 */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
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
