import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const PUT_OFF = 'contractsPutOff';

/** Reads the flag from session storage, because a visit lasts as long as the tab and survives a reload. */
export function readPutOff(): boolean {
  return readStored('session', PUT_OFF, v.boolean()) ?? false;
}

export function writePutOff(): void {
  writeStored('session', PUT_OFF, true);
}

/** Clears the flag on logout, so that the next player sees the alert. */
export function forgetPlayer(): void {
  removeStored('session', PUT_OFF);
}
