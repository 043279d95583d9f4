import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Brotli's level for a file that a request waits for: a thirtieth of the highest level's time for a tenth more bytes. Level 9 takes ten times as long and saves 0.6 % at most. */
const QUICK = 7;

/** @typedef {{ content: Buffer, compressed: Buffer, headers: Record<string, string> }} FilledFile `compressed`: by Brotli. */

/**
 * A file of the build with the operator's values. The values are inserted once per version of the file, not on every request.
 * @param {string} file
 * @param {(text: string) => { text: string, headers: Record<string, string> }} fill
 * @returns {() => FilledFile} Throws if the file does not exist.
 */
export function filledFile(file, fill) {
  let known;
  return () => {
    const { mtimeMs } = statSync(file);
    if (known?.mtimeMs !== mtimeMs) known = { mtimeMs, filled: describeQuickly(fill(readFileSync(file, 'utf8'))) };
    return known.filled;
  };
}

/**
 * As small as Brotli can. The work is done outside the event loop, so that no request waits for it.
 * @param {{ text: string, headers: Record<string, string> }} file
 * @returns {Promise<FilledFile>}
 */
export async function describeSmallest(file) {
  const content = Buffer.from(file.text);
  return describe(file, { content, compressed: await compress(content) });
}

/**
 * For a file that a request or the start waits for.
 * @param {{ text: string, headers: Record<string, string> }} file
 * @returns {FilledFile}
 */
export function describeQuickly(file) {
  const content = Buffer.from(file.text);
  return describe(file, { content, compressed: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }) });
}

function describe({ headers }, { content, compressed }) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  return { content, compressed, headers: { ...headers, ETag: `"${hash}"` } };
}
