import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Platform } from '../platform';
import { artVersion } from './artVersion';
import { findArt } from './findArt';
import type { Picture } from './Picture';
import { render } from './render';

export type Gallery = {
  /** The file of a picture, painted on the first call and kept on disk; requests at the same time share one painting. */
  read: (picture: Picture) => Promise<Buffer | undefined>;
  /** Pictures that somebody waits for now. */
  busy: () => number;
};

const galleries = new WeakMap<Platform, Gallery>();

/** The gallery of a platform, with its cache beside the platform's data. */
export function galleryOf(platform: Platform): Gallery {
  let gallery = galleries.get(platform);
  if (!gallery) {
    gallery = openGallery(platform);
    galleries.set(platform, gallery);
  }
  return gallery;
}

function openGallery({ db, settings }: Platform): Gallery {
  const root = join(settings.dumpFolder, 'art');
  const current = `${artVersion}-${settings.seed}`;
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  void forgetOthers(root, current);

  async function paint(picture: Picture, file: string): Promise<Buffer | undefined> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const svg = await findArt(db, picture);
    if (!svg) return undefined;
    const bytes = await render(svg, picture.format);
    await keep(file, bytes);
    return bytes;
  }

  return {
    busy: () => underWay.size,
    read: (picture) => {
      const { kind, id, width, format } = picture;
      const file = join(root, current, kind, `${id || 'default'}.${width}.${format}`);
      const shared = underWay.get(file) ?? paint(picture, file).finally(() => underWay.delete(file));
      underWay.set(file, shared);
      return shared;
    },
  };
}

/** Renamed into place, so that nobody reads half a file; a full disk only costs the cache. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, file);
  } catch {
    await rm(part, { force: true });
  }
}

/** Drawings of former versions are never asked for again. */
async function forgetOthers(root: string, current: string): Promise<void> {
  const folders = await readdir(root).catch(() => []);
  await Promise.all(folders.filter((name) => name !== current).map((name) => rm(join(root, name), { recursive: true, force: true })));
}
