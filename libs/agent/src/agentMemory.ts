import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const PUT_OFF = 'contractsPutOff';

/** A visit ends with its tab, not with a reload. */
export function readPutOff(): boolean {
  return readStored('session', PUT_OFF, v.boolean()) ?? false;
}

export function writePutOff(): void {
  writeStored('session', PUT_OFF, true);
}

export function forgetPutOff(): void {
  removeStored('session', PUT_OFF);
}
