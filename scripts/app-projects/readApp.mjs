import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { grounds } from '../../apps/mobile-web/server/brand/accent.mjs';

/** Least width and height of an icon in pixels. */
const sizes = { touch: 180, 512: 512, maskable: 512, monochrome: 512 };
/** The icons that each kind of app draws from. */
const drawnFrom = { webClip: ['touch'], android: ['512', 'maskable', 'monochrome'] };

/**
 * @typedef {object} App What a merchant's apps are made of.
 * @property {string} code
 * @property {string} name Below the icon.
 * @property {string[]} hosts The first one is opened.
 * @property {string} colour `#rrggbb`, behind the icon.
 * @property {Record<string, string>} icons Paths of images.
 * @property {{ package: string, version: string }} [android]
 *
 * @typedef {import('../../apps/mobile-web/server/operator-file/findMisfits.mjs').Problem} Problem
 */

/**
 * Reads what a merchant's apps need, and says what is missing or wrong, with its place in the operator's file.
 * @param {object} merchant
 * @param {{ path: string, folder?: string }} options `path`: of the merchant in the file. `folder`: that of the brands.
 * @returns {Promise<{ app: App, problems: Problem[] }>}
 */
export async function readApp(merchant, { path, folder }) {
  const { code, brand, hosts = [], page = {}, root = {} } = merchant;
  const made = (root.androidApps ?? []).filter(({ version }) => version);
  const [android] = made;
  const wanted = [...drawnFrom.webClip, ...(android ? drawnFrom.android : [])];
  const iconPath = (name) => `${path}.page.icons.${name}`;
  const iconProblems = await Promise.all(wanted.map((name) => iconProblem(name, { file: page.icons?.[name], folder })));
  const problems = [
    ...(brand ? [] : [{ path: `${path}.brand`, text: 'is missing: it must be the name below the icon' }]),
    ...(hosts.length > 0
      ? []
      : [{ path: `${path}.hosts`, text: 'is missing: it must be the hosts of the app, of which the first is opened' }]),
    ...(made.length > 1 ? [{ path: `${path}.root.androidApps`, text: 'has several apps with a version, but must have one' }] : []),
    ...wanted.flatMap((name, place) => (iconProblems[place] ? [{ path: iconPath(name), text: iconProblems[place] }] : [])),
  ];
  const icons = Object.fromEntries(wanted.map((name) => [name, join(folder ?? '', page.icons?.[name] ?? '')]));
  const colour = page.colour ?? grounds[page.theme ?? 'dark'][0];
  return { app: { code, name: brand, hosts, colour, icons, android }, problems };
}

async function iconProblem(name, { file, folder }) {
  if (!file) return 'is missing: it must be the name of an image such as acme/512.png';
  const path = join(folder ?? '', file);
  if (!folder || !existsSync(path)) return `is ${JSON.stringify(file)}, but must be in the folder PARLOUR_BRANDS`;
  return imageProblem(name, { file, path });
}

async function imageProblem(name, { file, path }) {
  const least = sizes[name];
  try {
    const { width, height, format } = await sharp(path).metadata();
    const isDrawn = format === 'svg';
    if (width !== height) return `is ${JSON.stringify(file)} of ${width} × ${height}, but must be a square`;
    if (!isDrawn && width < least) return `is ${JSON.stringify(file)} of ${width} × ${height}, but must be at least ${least} × ${least}`;
    if (name === 'monochrome' && (await sharp(path).stats()).isOpaque)
      return `is ${JSON.stringify(file)}, but must have a transparent ground`;
    return undefined;
  } catch {
    return `is ${JSON.stringify(file)}, but must be an image`;
  }
}
