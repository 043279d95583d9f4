import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Settings } from './settings';

/** `taken`: another body is stored under this hash, or is arriving. */
export type Stored = 'stored' | 'taken' | 'tooLarge';
export type Store = Awaited<ReturnType<typeof openStore>>;

const ending = '.tar';
/** Ending of a file that is still arriving. */
const partial = '.tar.part';

/** Opens the entries of a folder, which no other store may use meanwhile. An entry is a file with the name of its hash, and never changes. */
export async function openStore({ folder, maxEntryBytes, maxTotalBytes }: Pick<Settings, 'folder' | 'maxEntryBytes' | 'maxTotalBytes'>) {
  await mkdir(folder, { recursive: true });
  /** Sizes of the entries by hash; the least recently used is first. */
  const sizes = await readSizes(folder);
  const arriving = new Set<string>();
  const fileOf = (hash: string) => join(folder, hash + ending);
  await evict();

  /** Removes entries, the least recently used first, until the others keep the limit. */
  async function evict(): Promise<void> {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [hash, size] of sizes) {
      if (total <= maxTotalBytes) return;
      sizes.delete(hash);
      total -= size;
      await rm(fileOf(hash), { force: true });
    }
  }

  /** Receives an entry. A failing body is thrown and leaves nothing. */
  async function receive(hash: string, body: Readable): Promise<Stored> {
    const file = join(folder, hash + partial);
    let size = 0;
    async function* limited(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        // The rest is read and dropped: a client that is still sending would not see the reply.
        if (size <= maxEntryBytes) yield chunk;
      }
    }
    try {
      await pipeline(body, limited, createWriteStream(file));
      if (size > maxEntryBytes) return 'tooLarge';
      await rename(file, fileOf(hash));
      sizes.set(hash, size);
      await evict();
      return 'stored';
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    /** Opens an entry, which becomes the most recently used; undefined if there is none. */
    async read(hash: string): Promise<FileHandle | undefined> {
      const size = sizes.get(hash);
      if (size === undefined) return undefined;
      try {
        const handle = await open(fileOf(hash));
        if (sizes.delete(hash)) sizes.set(hash, size);
        const now = new Date();
        await utimes(fileOf(hash), now, now).catch(() => undefined);
        return handle;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        sizes.delete(hash);
        return undefined;
      }
    },
    /** Writes an entry at once or not at all. */
    async write(hash: string, body: Readable): Promise<Stored> {
      if (sizes.has(hash) || arriving.has(hash)) return 'taken';
      arriving.add(hash);
      try {
        return await receive(hash, body);
      } finally {
        arriving.delete(hash);
      }
    },
  };
}

/** Reads the sizes of the entries, the least recently used first, and removes the unfinished entries of a former server. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => name.endsWith(partial)).map((name) => rm(join(folder, name))));
  const entries = await Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map(async (name) => ({ hash: name.slice(0, -ending.length), ...(await sizeAndTime(join(folder, name))) })),
  );
  return new Map(entries.sort((one, other) => one.usedAt - other.usedAt).map(({ hash, size }) => [hash, size]));
}

async function sizeAndTime(file: string): Promise<{ size: number; usedAt: number }> {
  const { size, mtimeMs } = await stat(file);
  return { size, usedAt: mtimeMs };
}
