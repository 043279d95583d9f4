/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandHead } from '../../../../scripts/brand/brandHead.mjs';

const root = join(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'brand-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first bytes of a PNG, which say its size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

mkdirSync(join(folder, 'acme'));
writeFileSync(join(folder, 'acme/logo.svg'), '<svg/>');
writeFileSync(join(folder, 'acme/small.png'), png(180, 180));
writeFileSync(join(folder, 'acme/large.png'), png(1200, 630));

const texts = { EN: 'https://acme.example/text', TY: 'https://acme.example/teksto' };
const whole = {
  code: 'acme',
  brand: 'Acme',
  logo: 'acme/logo.svg',
  accent: '#0b7a94',
  country: 'PH',
  countryName: 'Philippines',
  currency: 'TLB',
  langList: ['EN', 'TY'],
  support: [{ name: 'Help', href: 'tel:+63285550100' }],
  playHelp: [{ kind: 'helpline', name: 'Line', href: 'tel:+63285550101' }],
  marks: [{ type: 'LICENCE', name: 'Licence 12', image: 'acme/logo.svg' }],
  legal: { date: '2026-09-01', terms: texts, privacy: texts, responsiblePlay: texts },
  page: {
    description: 'Slots and tables.',
    shareImage: 'acme/large.png',
    icons: {
      svg: 'acme/logo.svg',
      touch: 'acme/small.png',
      192: 'acme/large.png',
      512: 'acme/large.png',
      maskable: 'acme/large.png',
      monochrome: 'acme/large.png',
    },
  },
};

const config = join(folder, 'merchants.json');

/** Runs the check. Returns its exit code and its rows, as columns. */
function check(...merchants: object[]) {
  writeFileSync(config, JSON.stringify({ merchants }));
  return run({ PARLOUR_CONFIG: config });
}

function run(variables: Record<string, string>, ...options: string[]) {
  const env = { ...process.env, PARLOUR_BRANDS: folder, ...variables };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/brand/check.mjs', ...options], { cwd: root, env, encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  return { status, sum: lines.at(-1), rows: lines.slice(0, -1).map((line) => line.split(/ {2,}/)) };
}

test('a brand that has everything passes', () => {
  expect(check(whole)).toEqual({ status: 0, sum: `${config}, 1 brands: 0 errors, 0 hints`, rows: [] });
});

test('a file that is named is checked, and no other', () => {
  const own = join(folder, 'own.json');
  writeFileSync(own, JSON.stringify({ merchants: [{ ...whole, accent: 'pink' }] }));
  writeFileSync(config, JSON.stringify({ merchants: [whole] }));
  expect(run({ PARLOUR_CONFIG: config }, own).sum).toContain('merchants[0].accent is "pink"');
  expect(run({}, join(folder, 'gone.json'))).toMatchObject({ status: 1, sum: '  the file cannot be read (ENOENT)' });
  expect(run({}, own, config)).toMatchObject({ status: 1, sum: 'Name one file, not 2.' });
  expect(run({}, own, '--picture')).toMatchObject({ status: 1, sum: expect.stringContaining('--picture') });
});

test('hints alone pass: what has a tolerable default, and an accent that the server corrects', () => {
  const { status, rows } = check({ ...whole, logo: undefined, accent: '#e4572e', legal: { ...whole.legal, privacy: { EN: texts.EN } } });
  expect(status).toBe(0);
  expect(rows.map(([code, level, part]) => [code, level, part])).toEqual([
    ['acme', 'hint', 'logo'],
    ['acme', 'hint', 'accent'],
    ['acme', 'hint', 'legal.privacy'],
  ]);
  expect(rows[1]?.[3]).toMatch(/contrast of 3\.\d\d under white text/);
  expect(rows[2]?.[3]).toBe('missing in TY');
});

test('what the server would refuse at its start is an error here, in the same words', () => {
  const { status, rows, sum } = check({ ...whole, accent: 'pink' }, { ...whole, langList: ['TH'] });
  expect(status).toBe(1);
  expect([...rows.flat(), sum].join('\n')).toContain('merchants[0].accent is "pink", but must be violet, lagoon, orchid or a colour');
  expect(sum).toContain('merchants[1].code is "acme" again, as in merchants[0].code');
});

test.each([
  ['no name', { brand: undefined }, 'brand'],
  ['no maskable icon', { page: { ...whole.page, icons: { ...whole.page.icons, maskable: undefined } } }, 'page.icons.maskable'],
  ['an icon that is too small', { page: { ...whole.page, icons: { ...whole.page.icons, 512: 'acme/small.png' } } }, 'page.icons.512'],
  ['a share image that does not exist', { page: { ...whole.page, shareImage: 'acme/gone.png' } }, 'page.shareImage'],
  ['no privacy text', { legal: { ...whole.legal, privacy: undefined } }, 'legal.privacy'],
  ['terms without a date', { legal: { ...whole.legal, date: undefined } }, 'legal.date'],
  ['no help', { playHelp: [] }, 'playHelp'],
])('%s is an error of this brand alone', (_, changes, part) => {
  const { status, rows } = check({ ...whole, code: 'fine' }, { ...whole, ...changes });
  expect(status).toBe(1);
  expect(rows.map(([code, level, where]) => [code, level, where])).toEqual([['acme', 'error', part]]);
});

test('Storybook gets the merchants and their own accents, without the addresses of the gateways', () => {
  const config = join(folder, 'storybook.json');
  writeFileSync(
    config,
    JSON.stringify({ merchants: [{ ...whole, brand: 'Acme </script>' }], gateways: [{ origin: 'http://inside', adapter: './a.mjs' }] }),
  );
  const head = brandHead({ PARLOUR_CONFIG: config });
  const [, block = '', style] = /^<script [^>]*id="parlour-config">(.*?)<\/script><style>(.*?)<\/style>$/.exec(head) ?? [];
  expect(JSON.parse(block)).toEqual({ merchants: [expect.objectContaining({ code: 'acme', brand: 'Acme </script>' })] });
  expect(style).toContain(`[data-accent='${whole.accent}']`);
  expect(brandHead({})).toBe('');
});
