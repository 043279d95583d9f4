import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const POPUP = 'downloadPopup';

const today = () => new Date().toDateString();

/** Notes what the start says: the address that a configuration profile opens (`?WEBCLIP=1`), and the day of the first visit. */
export function noteArrival(search: string): void {
  if (new URLSearchParams(search).get('WEBCLIP') === '1') writeStored('local', 'WEBCLIP', 1);
  if (lastDay() === undefined) notePopupDay();
}

/** A day that counts: the first visit, or the last time that the popup was shown. */
export function notePopupDay(): void {
  writeStored('local', POPUP, today());
}

/** Not on the first day, and once a day. */
export function isPopupDay(): boolean {
  const last = lastDay();
  return last !== undefined && last !== today();
}

function lastDay(): string | undefined {
  return readStored('local', POPUP, v.string());
}
