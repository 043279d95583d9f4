import { supports } from '@parlour/kernel';

/** A tab that sleeps in the background must not hold the others up for longer. */
const PATIENCE_MS = 10_000;

/** Runs `work` while no other tab of this browser does; at once where the browser has no locks, or when one is held for too long. */
export async function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = supports.locks();
  if (!locks) return work();
  const started: { work?: Promise<Result> } = {};
  const begin = () => (started.work ??= work());
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  try {
    return await locks.request(name, { signal: giveUp.signal }, begin);
  } catch {
    // Where the work itself failed, this is its failure; where the lock did not come, it runs now.
    return await begin();
  } finally {
    clearTimeout(timer);
  }
}
