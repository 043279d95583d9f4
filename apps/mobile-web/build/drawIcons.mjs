// Renders the app's icons from one SVG: run `node build/drawIcons.mjs` after a change of the SVG. The results are committed.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/', import.meta.url));

/** A serif P and a full stop. */
const letter =
  'M142 116h140c66 0 108 36 108 96s-42 98-108 98h-52v54c0 10 6 15 16 16l24 3v27H142v-27l18-3c9-1 14-6 14-16V159c0-10-5-15-14-16l-18-3zm88 38v118h38c38 0 60-20 60-60 0-38-22-58-60-58z';
const stop = '<circle cx="352" cy="376" r="34"';

/** `corner`: radius of the background; use 0 and an `inset` if the system crops icons to its own shape. */
function icon(corner, inset = 0) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${512 + 2 * inset} ${512 + 2 * inset}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8d70ff"/><stop offset=".55" stop-color="#5a36f0"/><stop offset="1" stop-color="#2b1690"/></linearGradient></defs><rect x="${-inset}" y="${-inset}" width="${512 + 2 * inset}" height="${512 + 2 * inset}" rx="${corner}" fill="url(#g)"/><path fill="#fff" d="${letter}"/>${stop} fill="#ffcf5c"/></svg>`;
}

/** An icon without a background: the system draws it in one colour. */
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${letter}"/>${stop}/></svg>`;

writeFileSync(`${folder}icon.svg`, `${icon(112)}\n`);
await draw(icon(0), 180, 'apple-touch-icon');
await draw(icon(112), 192, 'icon-192');
await draw(icon(112), 512, 'icon-512');
await draw(icon(0, 90), 512, 'icon-maskable-512');
await draw(monochrome, 512, 'icon-monochrome-512');

async function draw(svg, size, name) {
  await sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 9 }).toFile(`${folder}${name}.png`);
}
