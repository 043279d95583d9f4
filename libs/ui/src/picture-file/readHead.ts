import { readBase64 } from './readBase64';

/** More than any signature has. */
const HEAD_BYTES = 16;

/** The first bytes of a file, which say what it is. */
export async function readHead(file: Blob): Promise<Uint8Array> {
  return Uint8Array.from(atob(await readBase64(file.slice(0, HEAD_BYTES))), (letter) => letter.charCodeAt(0));
}
