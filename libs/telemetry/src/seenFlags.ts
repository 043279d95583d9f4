import { readStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';

/** A note by `useFlag` of site: the player has met a flag that is on for a share of the players. */
export type SeenFlag = { seenFlag: string; isOn: boolean };

const KEY = 'reports.flags';
const told = v.record(v.string(), v.boolean());

export function isSeenFlag(noted: unknown): noted is SeenFlag {
  return typeof noted === 'object' && noted !== null && 'seenFlag' in noted;
}

/** Whether this visit has told of the flag already, reloads included. It has from now on. Flags do not count among the ten reports of a visit. */
export function isToldOf(name: string, isOn: boolean): boolean {
  const flags = readStored('session', KEY, told) ?? {};
  if (Object.hasOwn(flags, name) && flags[name] === isOn) return true;
  writeStored('session', KEY, { ...flags, [name]: isOn });
  return false;
}
