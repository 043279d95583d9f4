import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 320;
const HEIGHT = 720;
const LINE = 32;

/** Writes one image for each screenshot, with all browsers side by side. */
export async function writeContactSheets(output: string, browsers: readonly { id: string }[]): Promise<void> {
  const folder = join(output, 'sheets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screenshots = await Promise.all(browsers.map(({ id }) => readdir(join(output, id)).catch((): string[] => [])));
  for (const name of new Set(screenshots.flat())) {
    const columns = browsers.map(({ id }, index) =>
      screenshots[index]?.includes(name) ? columnOf(join(output, id, name), id) : undefined,
    );
    const parts = (await Promise.all(columns)).flatMap((input, index) => (input ? [{ input, left: index * WIDTH, top: 0 }] : []));
    const size = { width: browsers.length * WIDTH, height: HEIGHT + LINE, channels: 3, background: '#888' } as const;
    await sharp({ create: size }).composite(parts).png().toFile(join(folder, name));
  }
}

function columnOf(file: string, name: string): Promise<Buffer> {
  const title = `<svg width="${WIDTH}" height="${LINE}"><text x="8" y="22" font-family="sans-serif" font-size="18" fill="#fff">${name}</text></svg>`;
  return sharp(file)
    .resize({ width: WIDTH - 8, height: HEIGHT, fit: 'contain', position: 'top', background: '#888' })
    .extend({ top: LINE, right: 8, background: '#444' })
    .composite([{ input: Buffer.from(title), left: 0, top: 0 }])
    .png()
    .toBuffer();
}
