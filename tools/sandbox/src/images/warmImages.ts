import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import { merchants } from '@parlour/sandbox-world';
import { announcements, games } from '../db/schema/catalog';
import type { Platform } from '../platform';
import { world } from '../world';
import type { Image } from './Image';
import { imageStoreOf } from './imageStoreOf';

/** Pause between two images, in milliseconds, so that requests come first. */
const restMs = 40;
/** How many of the most played games are drawn: home shows nine of each category. */
const firstGames = 60;

/** Draws the images that home shows first, one at a time and only while no request waits for another image. */
export async function warmImages(platform: Platform, signal?: AbortSignal): Promise<void> {
  const store = imageStoreOf(platform);
  for (const image of await firstImages(platform)) {
    while (store.busy() > 0 && !signal?.aborted) await pause(restMs, undefined, { ref: false });
    if (signal?.aborted) return;
    await store.read(image);
    await pause(restMs, undefined, { ref: false });
  }
}

async function firstImages({ db }: Platform): Promise<Image[]> {
  const banners = await db
    .selectDistinct({ id: announcements.image })
    .from(announcements)
    .where(and(eq(announcements.groupName, 'm_home'), eq(announcements.merchant, merchants[0].code)));
  const tiles = await db
    .select({ id: games.nodeId })
    .from(games)
    .where(and(eq(games.lobby, false), or(isNotNull(games.hot), lte(games.popularity, firstGames))))
    .orderBy(asc(games.popularity));
  const image =
    (kind: Image['kind'], width: number) =>
    (row: { id: string | null }): Image => ({
      kind,
      id: row.id ?? '',
      width,
      format: 'avif',
      version: world.version,
    });
  return [
    ...banners.map(image('banners', 720)),
    ...tiles.map(image('games', 200)),
    ...banners.map(image('banners', 1080)),
    ...tiles.map(image('games', 400)),
  ];
}
