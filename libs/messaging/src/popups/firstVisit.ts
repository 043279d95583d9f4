import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const VISITED = 'visited';
const FIRST = 'firstVisit';

/** Records that a visit has begun. A visit lasts as long as its tab. */
export function noteVisit(): void {
  if (readStored('session', FIRST, v.boolean()) !== undefined) return;
  writeStored('session', FIRST, readStored('local', VISITED, v.boolean()) === undefined);
  writeStored('local', VISITED, true);
}

export function isFirstVisit(): boolean {
  return readStored('session', FIRST, v.boolean()) === true;
}
