import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

/** Specification 4: hidden once closed, `hideDownloadBar=1`. */
const KEY = 'hideDownloadBar';

export function isBarDismissed(): boolean {
  return readStored('local', KEY, v.picklist([1, '1'])) !== undefined;
}

export function noteBarDismissed(): void {
  writeStored('local', KEY, 1);
}
