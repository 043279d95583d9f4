import { readStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';

const POPUP = 'downloadPopup';

const today = () => new Date().toDateString();

/** Records facts of the start: whether a configuration profile opened the app (`?WEBCLIP=1`), and the day of the first visit. */
export function noteArrival(search: string): void {
  if (new URLSearchParams(search).get('WEBCLIP') === '1') writeStored('local', 'WEBCLIP', 1);
  if (lastDay() === undefined) notePopupDay();
}

/** Stores today as the day on which the popup was last shown. The first visit counts as such a day. */
export function notePopupDay(): void {
  writeStored('local', POPUP, today());
}

/** False on the first day, and true at most once a day. */
export function isPopupDay(): boolean {
  const last = lastDay();
  return last !== undefined && last !== today();
}

function lastDay(): string | undefined {
  return readStored('local', POPUP, v.string());
}
