import { readStored, writeStored } from '@parlour/kernel/storage';
import { pageHistory } from '@parlour/ui/history';
import * as v from 'valibot';

const KEY = 'parlour.reloadedFor';

/**
 * Reloads the page once per build if its files are gone (reliability D1); returns false if it already did. This is also recorded in the
 * history entry, for browsers that block storage.
 */
export function reloadOnce(buildId: string, reload: () => void = () => window.location.reload()): boolean {
  if (pageHistory.notes()[KEY] === buildId || readStored('session', KEY, v.string()) === buildId) return false;
  writeStored('session', KEY, buildId);
  pageHistory.amend(window.location.href, { [KEY]: buildId });
  reload();
  return true;
}
