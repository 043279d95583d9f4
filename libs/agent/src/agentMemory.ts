import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const PUT_OFF = 'contractsPutOff';
const TRANSFER = 'agentTransfer';

/** A visit ends with its tab, not with a reload. */
export function readPutOff(): boolean {
  return readStored('session', PUT_OFF, v.boolean()) ?? false;
}

export function writePutOff(): void {
  writeStored('session', PUT_OFF, true);
}

/** What a session leaves behind: the next player is asked anew, and sees nobody else's transfer. */
export function forgetPlayer(): void {
  removeStored('session', PUT_OFF);
  removeStored('local', TRANSFER);
}
