import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const KEY = 'parlour.reloadedFor';

/**
 * Reloads the page once per build if its files are gone (reliability D1); returns false if it already did. This is also recorded in the
 * history entry, for browsers that block storage.
 */
export function reloadOnce(buildId: string, reload: () => void = () => window.location.reload()): boolean {
  const entry: unknown = window.history.state;
  const noted = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[KEY] : undefined;
  if (noted === buildId || readStored('session', KEY, v.string()) === buildId) return false;
  writeStored('session', KEY, buildId);
  window.history.replaceState({ ...(entry as object | null), [KEY]: buildId }, '');
  reload();
  return true;
}
