import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import { buildId } from '../env';

const KEY = 'parlour.opened';
const record = v.object({ build: v.string(), paths: v.array(v.string()) });

/** Paths of the screens that this browser has opened with this build, so that the worker has their files. */
export function openedScreens(): readonly string[] {
  const known = readStored('local', KEY, record);
  return known?.build === buildId() ? known.paths : [];
}

/** Call it once a screen is shown. */
export function noteOpened(path: string): void {
  const known = openedScreens();
  if (!known.includes(path)) writeStored('local', KEY, { build: buildId(), paths: [...known, path] });
}
