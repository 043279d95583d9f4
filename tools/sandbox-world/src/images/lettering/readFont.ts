import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, parse } from 'opentype.js';
import type { Lettering } from '../vendorLook';

const require = createRequire(import.meta.url);
const files: Record<Lettering, string> = {
  bangers: '@fontsource/bangers/files/bangers-latin-400-normal.woff',
  bungee: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  cinzel: '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff',
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  rye: '@fontsource/rye/files/rye-latin-400-normal.woff',
};
const read = new Map<Lettering, Font>();

/** Reads a display font from its package, so that images look the same on every machine. */
export function readFont(lettering: Lettering): Font {
  let font = read.get(lettering);
  if (!font) {
    const bytes = readFileSync(require.resolve(files[lettering]));
    font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
    read.set(lettering, font);
  }
  return font;
}
