// Writes sprite.svg, marks.svg and iconNames.ts from the icons and marks below: `node libs/ui/src/icon/buildSprite.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format } from 'prettier';

const here = import.meta.dirname;
const require = createRequire(import.meta.url);
const drawings = join(dirname(require.resolve('lucide-static/package.json')), 'icons');
const logos = dirname(require.resolve('simple-icons/icons/facebook.svg'));

/** Icons that keep their original name. */
const same = `
  arrow-down arrow-left arrow-right arrow-up badge-check ban banknote bell bird bookmark calendar camera check cherry chevron-down
  chevron-left chevron-right chevron-up circle-check circle-x clipboard-list clock coins copy credit-card crown diamond dices download
  egg ellipsis eye eye-off fingerprint fish flame gift globe headset heart history hourglass image info key-round languages layout-grid
  link list lock log-in log-out mail map-pin maximize medal megaphone menu message-circle minimize minus moon pause pencil percent
  phone play plus receipt search send settings shield shield-check smartphone spade sparkles star sun tag target ticket trending-up
  trophy upload user users video volume-2 wallet wifi-off wrench x zap`;

/** Renamed icons: our name → original name. */
const renamed = {
  home: 'house',
  back: 'chevron-left',
  alert: 'triangle-alert',
  bank: 'landmark',
  building: 'building-2',
  external: 'external-link',
  filter: 'sliders-horizontal',
  gamepad: 'gamepad-2',
  help: 'circle-question-mark',
  live: 'radio',
  message: 'message-square-text',
  order: 'receipt-text',
  qr: 'qr-code',
  refresh: 'refresh-cw',
  share: 'share-2',
  sort: 'arrow-down-up',
  trash: 'trash-2',
  'user-circle': 'circle-user',
  'piggy-bank': 'piggy-bank',
};

/** Marks of other companies, in a file of their own, because most screens show none. */
const marks = ['facebook', 'google', 'instagram', 'telegram', 'tiktok', 'viber', 'whatsapp', 'x', 'youtube'];

/** Icons that are filled instead of outlined. */
const filled = { 'heart-filled': 'heart', 'star-filled': 'star', 'play-filled': 'play' };

const shapes = (drawing, folder = drawings) =>
  readFileSync(join(folder, `${drawing}.svg`), 'utf8')
    .replace(/^[\s\S]*?<svg[\s\S]*?>/, '')
    .replace(/<title>.*<\/title>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');

const symbol = (name, drawing, attributes = '') => `<symbol id="${name}" viewBox="0 0 24 24"${attributes}>${shapes(drawing)}</symbol>`;

const symbols = [
  ...same
    .trim()
    .split(/\s+/)
    .map((name) => [name, symbol(name, name)]),
  ...Object.entries(renamed).map(([name, drawing]) => [name, symbol(name, drawing)]),
  ...Object.entries(filled).map(([name, drawing]) => [name, symbol(name, drawing, ' fill="currentColor"')]),
].sort(([a], [b]) => a.localeCompare(b));

const sprite = (origin, drawn) => `<!-- ${origin} -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`;
const icons = symbols.map(([, drawn]) => drawn);
const drawnMarks = marks.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes(name, logos)}</symbol>`);
writeFileSync(join(here, 'sprite.svg'), sprite('Icons from Lucide (lucide.dev), ISC licence', icons));
writeFileSync(join(here, 'marks.svg'), sprite('Marks from Simple Icons (simpleicons.org), CC0', drawnMarks));

const names = symbols.map(([name]) => `'${name}'`).join(', ');
const source = `// Written by buildSprite.mjs.\n/** Names of the icons in the sprite. */\nexport const iconNames = [${names}] as const;\n\nexport type IconName = (typeof iconNames)[number];\n`;
writeFileSync(join(here, 'iconNames.ts'), await format(source, { parser: 'typescript', singleQuote: true, printWidth: 140 }));
