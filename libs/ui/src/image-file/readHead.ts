import { readBase64 } from './readBase64';

/** Longer than any signature. */
const HEAD_BYTES = 16;

/** Reads the first bytes of a file, which reveal its type. */
export async function readHead(file: Blob): Promise<Uint8Array> {
  return Uint8Array.from(atob(await readBase64(file.slice(0, HEAD_BYTES))), (letter) => letter.charCodeAt(0));
}
