import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import { announcements, games } from '../db/schema/catalog';
import { merchants } from '../merchants';
import type { Platform } from '../platform';
import { artVersion } from './artVersion';
import { galleryOf } from './galleryOf';
import type { Picture } from './Picture';

/** Time left to others between two paintings, in milliseconds. */
const restMs = 40;
/** The most played games of all; home shows nine of each category. */
const firstGames = 60;

/** Paints what home shows first, one picture at a time and only while nobody waits for another. */
export async function warmGallery(platform: Platform, signal?: AbortSignal): Promise<void> {
  const gallery = galleryOf(platform);
  for (const picture of await firstPictures(platform)) {
    while (gallery.busy() > 0 && !signal?.aborted) await pause(restMs, undefined, { ref: false });
    if (signal?.aborted) return;
    await gallery.read(picture);
    await pause(restMs, undefined, { ref: false });
  }
}

async function firstPictures({ db }: Platform): Promise<Picture[]> {
  const banners = await db
    .selectDistinct({ id: announcements.image })
    .from(announcements)
    .where(and(eq(announcements.groupName, 'm_home'), eq(announcements.merchant, merchants[0].code)));
  const tiles = await db
    .select({ id: games.nodeId })
    .from(games)
    .where(and(eq(games.lobby, false), or(isNotNull(games.hot), lte(games.popularity, firstGames))))
    .orderBy(asc(games.popularity));
  const picture =
    (kind: Picture['kind'], width: number) =>
    (row: { id: string | null }): Picture => ({
      kind,
      id: row.id ?? '',
      width,
      format: 'avif',
      version: artVersion,
    });
  return [
    ...banners.map(picture('banners', 720)),
    ...tiles.map(picture('games', 200)),
    ...banners.map(picture('banners', 1080)),
    ...tiles.map(picture('games', 400)),
  ];
}
