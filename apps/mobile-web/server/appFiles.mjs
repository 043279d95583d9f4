import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Names of a build's files. No part begins with a dot, so hidden files (the build's own notes) stay hidden and no path leads out of the folder. */
const name = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * The files of a build by their path below /m/.
 * @param {string} folder
 */
export function appFiles(folder) {
  const known = new Map();

  /** @param {string} path */
  function find(path) {
    const type = types[extname(path)];
    if (!type || !name.test(path)) return undefined;
    const file = join(folder, path);
    const stats = statsOf(file);
    if (!stats?.isFile()) return undefined;
    const seen = known.get(file);
    if (seen?.changed === stats.mtimeMs) return seen;
    const packed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
    const entry = { ...body(readFileSync(file), type, packed), changed: stats.mtimeMs, isHashed: path.startsWith('assets/') };
    known.set(file, entry);
    return entry;
  }

  return { find };
}

/** Undefined also for a path that is too long for the file system, or that treats a file as a folder. */
function statsOf(file) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** A body with its encodings, each made once; the build has packed its own files already, and better. */
export function body(content, type, packed) {
  const encoded = new Map([[undefined, content]]);
  if (packed) encoded.set('br', packed);
  const isText = !type.startsWith('image/') || type === types['.svg'];
  return {
    type,
    tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`,
    /** @param {string} accepted The request's Accept-Encoding. */
    encode(accepted) {
      const encoding = isText ? ['br', 'gzip'].find((name) => accepted.includes(name)) : undefined;
      if (!encoded.has(encoding)) encoded.set(encoding, encoding === 'br' ? pack(content) : gzipSync(content));
      return { encoding, content: encoded.get(encoding) };
    },
  };
}

/** For what is made on the spot: nearly as small as it gets, in a tenth of the time. */
function pack(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
