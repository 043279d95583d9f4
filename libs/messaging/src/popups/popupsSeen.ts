import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const KEY = 'popupsSeen';
const MAX = 200;
const seen = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX));

/** Ids of the pop-ups that were shown in this session. */
export function popupsSeen(): readonly string[] {
  return readStored('session', KEY, seen) ?? [];
}

export function notePopupsSeen(ids: readonly string[]): void {
  writeStored('session', KEY, [...new Set([...ids, ...popupsSeen()])].slice(0, MAX));
}
