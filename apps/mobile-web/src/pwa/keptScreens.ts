import { supports } from '@parlour/kernel/device';
import { readStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';
import { buildId } from '../env';
import { appRoutes } from '../routeTable';
import type { AppRoute } from '../startup/bundles';
import { repliesCache } from './publicReplies';

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

/** A reply is kept for a merchant and one of its languages, in the gateway's names. */
export type KeptFor = { merchant: string; language: string };

/** Returns the screens that open offline: the player has opened them before, and the service worker has cached their replies. */
export async function keptScreens({ merchant, language }: KeptFor): Promise<AppRoute[]> {
  const opened = openedScreens();
  const replies = await keptReplies();
  const isKept = (path: string) =>
    replies.some(
      ({ pathname, searchParams }) =>
        pathname === path && searchParams.get('merchant') === merchant && searchParams.get('language') === language,
    );
  return appRoutes.filter(({ route: { path, offline } }) => offline && opened.includes(path) && offline.every(isKept));
}

/** The addresses of the worker's copies; none in a browser that has no worker or refuses. */
async function keptReplies(): Promise<URL[]> {
  try {
    const caches = supports.caches();
    const names = (await caches?.keys())?.filter((name) => name === 'catalogue' || name === repliesCache) ?? [];
    const kept = await Promise.all(names.map(async (name) => (await caches?.open(name))?.keys() ?? []));
    return kept.flat().map(({ url }) => new URL(url));
  } catch {
    return [];
  }
}
