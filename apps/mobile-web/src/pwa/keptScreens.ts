import { supports } from '@parlour/kernel';
import { appRoutes } from '../routeTable';
import type { AppRoute } from '../startup/bundleTypes';
import { openedScreens } from './openedScreens';
import { repliesCache } from './repliesCache';

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
