import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodeImage } from '@parlour/sandbox-world';
import type { Platform } from '../platform';
import { world } from '../world';
import { drawImage } from './drawImage';
import type { Image } from './Image';

export type ImageStore = {
  /** Returns the file of an image, drawn on the first call and stored on disk; concurrent requests share one drawing. */
  read: (image: Image) => Promise<Buffer | undefined>;
  /** Number of images that requests are waiting for. */
  busy: () => number;
};

const stores = new WeakMap<Platform, ImageStore>();

/** Creates the image store of a platform, with its cache beside the platform's data. */
export function imageStoreOf(platform: Platform): ImageStore {
  let store = stores.get(platform);
  if (!store) {
    store = openStore(platform);
    stores.set(platform, store);
  }
  return store;
}

function openStore({ db, settings }: Platform): ImageStore {
  const root = join(settings.dumpFolder, 'images');
  const current = `${world.version}-${settings.seed}`;
  const pending = new Map<string, Promise<Buffer | undefined>>();
  void removeOthers(root, current);

  async function draw(image: Image, file: string): Promise<Buffer | undefined> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const svg = await drawImage(db, image);
    if (!svg) return undefined;
    const bytes = await encodeImage(svg, image.format);
    await keep(file, bytes);
    return bytes;
  }

  return {
    busy: () => pending.size,
    read: (image) => {
      const { kind, id, width, format } = image;
      const file = join(root, current, kind, `${id || 'default'}.${width}.${format}`);
      const shared = pending.get(file) ?? draw(image, file).finally(() => pending.delete(file));
      pending.set(file, shared);
      return shared;
    },
  };
}

/** Renames the finished file into place, so that no request reads a partial one; a full disk only costs the cache. */
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

/** Images of older versions are never requested again. */
async function removeOthers(root: string, current: string): Promise<void> {
  const folders = await readdir(root).catch(() => []);
  await Promise.all(folders.filter((name) => name !== current).map((name) => rm(join(root, name), { recursive: true, force: true })));
}
