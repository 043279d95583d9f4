// Draws the app's icons from one drawing: `node build/drawIcons.mjs`, after a change of the drawing. The results are committed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/', import.meta.url));

/** A serif P and the gold point of the name. `corner`: radius of the ground; 0 where the system cuts its own shape. */
function icon(corner) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8d70ff"/><stop offset=".55" stop-color="#5a36f0"/><stop offset="1" stop-color="#2b1690"/></linearGradient></defs><rect width="512" height="512" rx="${corner}" fill="url(#g)"/><path fill="#fff" d="M142 116h140c66 0 108 36 108 96s-42 98-108 98h-52v54c0 10 6 15 16 16l24 3v27H142v-27l18-3c9-1 14-6 14-16V159c0-10-5-15-14-16l-18-3zm88 38v118h38c38 0 60-20 60-60 0-38-22-58-60-58z"/><circle cx="352" cy="376" r="34" fill="#ffcf5c"/></svg>`;
}

writeFileSync(`${folder}icon.svg`, `${icon(112)}\n`);
await sharp(Buffer.from(icon(0)))
  .resize(180)
  .png({ compressionLevel: 9 })
  .toFile(`${folder}apple-touch-icon.png`);
