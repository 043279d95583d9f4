import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const VISITED = 'visited';
const FIRST = 'firstVisit';

/** Records the start of a visit, which ends when the tab is closed. */
export function noteVisit(): void {
  if (readStored('session', FIRST, v.boolean()) !== undefined) return;
  writeStored('session', FIRST, readStored('local', VISITED, v.boolean()) === undefined);
  writeStored('local', VISITED, true);
}

export function isFirstVisit(): boolean {
  return readStored('session', FIRST, v.boolean()) === true;
}
