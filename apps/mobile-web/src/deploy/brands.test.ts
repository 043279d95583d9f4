/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type Server, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer } from '../../server/appServer.mjs';
import { accentTokens, contrast, grounds } from '../../server/brand/accent.mjs';
import { checkBrands } from '../../server/brand/checkBrands.mjs';

const publicFolder = join(__dirname, '../../public');
const folder = mkdtempSync(join(tmpdir(), 'brands-'));
const brands = join(folder, 'brands');
const build = join(folder, 'build');

const acme = {
  code: 'acme',
  hosts: ['m.acme.example'],
  brand: 'Acme & Co',
  logo: 'acme/logo.svg',
  accent: '#e4572e',
  country: 'TH',
  langList: ['EN'],
  gatewayHosts: ['https://gw.acme.example'],
  legal: { date: '2026-09-01', terms: { EN: 'acme/terms.en.html' }, privacy: { EN: 'https://acme.example/privacy' } },
  marks: [{ type: 'LICENCE', name: 'Licence 12', image: 'acme/logo.svg', href: 'https://register.example/12' }],
  install: { android: 'acme/acme.apk', profile: 'acme/acme.mobileconfig' },
  support: [{ name: '02 123 4567', href: 'tel:+6621234567' }],
  page: {
    title: 'Acme "Club"',
    description: 'Slots & tables',
    shareImage: 'acme/share.png',
    icons: { svg: 'acme/logo.svg', 512: 'acme/share.png', monochrome: 'acme/share.png' },
    colour: '#102030',
  },
};
const thailand = {
  code: 'TH',
  names: { EN: 'Thailand' },
  dialingCode: '66',
  timeZone: 'Asia/Bangkok',
  currency: { code: 'THB', symbol: '฿', decimals: 2 },
  languages: ['EN'],
  flag: 'acme/logo.svg',
};
const bingo = {
  ...acme,
  code: 'bingo',
  hosts: ['bingo.example', 'www.bingo.example'],
  brand: 'Bingo',
  accent: 'lagoon',
  logo: undefined,
  page: { theme: 'light' },
};
const open = { code: 'open', brand: 'Open', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] };

let server: Server;
const lines: string[] = [];

beforeAll(async () => {
  mkdirSync(join(brands, 'acme'), { recursive: true });
  mkdirSync(build);
  writeFileSync(join(brands, 'acme/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(brands, 'acme/share.png'), 'PNG');
  writeFileSync(join(brands, 'acme/secret.pem'), 'secret');
  writeFileSync(join(brands, 'acme/acme.apk'), 'PK');
  writeFileSync(join(brands, 'acme/acme.mobileconfig'), '<plist/>');
  writeFileSync(join(brands, 'acme/terms.en.html'), '<h1>Terms of Acme</h1><script>alert(1)</script>');
  writeFileSync(join(brands, 'acme/other.html'), 'unnamed');
  writeFileSync(join(build, 'index.html'), readFileSync(join(publicFolder, '../index.html')));
  writeFileSync(join(build, 'manifest.webmanifest'), readFileSync(join(publicFolder, 'manifest.webmanifest')));
  const config = join(folder, 'merchants.json');
  writeFileSync(config, JSON.stringify({ countries: [thailand], merchants: [acme, bingo, open] }));
  const env = { PARLOUR_CONFIG: config, PARLOUR_BRANDS: brands };
  server = appServer({ folder: build, env, report: (line: string) => void lines.push(line) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Asks under a name of a host, which `fetch` does not allow. */
async function ask(host: string, path: string): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { Host: host }, agent: false }, (reply) => {
      let text = '';
      reply.on('data', (part) => (text += String(part)));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, text }));
    }).on('error', reject);
  });
}

const codesIn = (html: string) => {
  const json = /id="parlour-config">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(json) as { merchants: { code: string }[] }).merchants.map(({ code }) => code);
};

test.each([
  ['m.acme.example', ['acme']],
  ['m.acme.example:8443', ['acme']],
  ['www.bingo.example', ['bingo']],
  ['10.0.0.7', ['open']],
  ['stranger.example', ['open']],
])('one process: on %s the document offers %j alone', async (host, codes) => {
  for (const path of ['/m/home', '/m/withdraw']) expect(codesIn((await ask(host, path)).text)).toEqual(codes);
});

test('a document has the title, description, icon and share image of its brand', async () => {
  const { text } = await ask('m.acme.example', '/m/home');
  expect(text).toContain('<title>Acme "Club"</title>'.replaceAll('"', '&quot;'));
  expect(text).toContain('<meta name="description" content="Slots &amp; tables"');
  expect(text).toContain('<meta name="theme-color" content="#102030"');
  expect(text).toContain('<link rel="icon" href="/m/brand/acme/logo.svg"');
  expect(text).toContain('<meta property="og:site_name" content="Acme &amp; Co">');
  expect(text).toContain('<meta property="og:image" content="https://m.acme.example/m/brand/acme/share.png">');
  expect((await ask('bingo.example', '/m/home')).text).toContain('<title>Bingo</title>');
});

test('a document without its page is not for search engines; home is', async () => {
  for (const path of ['/m/home', '/m/', '/m/index.html']) expect((await ask('m.acme.example', path)).text).not.toContain('noindex');
  for (const path of ['/m/withdraw', '/m/no-such-page', '/m/activityDetail?id=x'])
    expect((await ask('m.acme.example', path)).text).toContain('<meta name="robots" content="noindex">');
});

test('a build without a renderer has no files for crawlers', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml']) expect((await ask('m.acme.example', path)).status).toBe(404);
});

test('a brand with the light theme has it from the first paint, with the colours around the page; no other brand has', async () => {
  const { text } = await ask('bingo.example', '/m/home');
  expect(text).toMatch(/<html[^>]* data-theme="light"/);
  expect(text).toContain('<meta name="color-scheme" content="light"');
  expect(text).toContain(`<meta name="theme-color" content="${grounds.light[0]}"`);
  const other = await ask('m.acme.example', '/m/home');
  expect(other.text).not.toMatch(/<html[^>]* data-theme/);
  expect(other.text).toContain('<meta name="color-scheme" content="dark"');
});

test('nothing of one brand is in the document, the policy or the manifest of another', async () => {
  for (const path of ['/m/home', '/m/manifest.webmanifest']) {
    const { text, headers } = await ask('10.0.0.7', path);
    expect(`${text} ${JSON.stringify(headers)}`).not.toMatch(/acme|bingo/i);
  }
  const { headers, text } = await ask('m.acme.example', '/m/home');
  expect(headers['content-security-policy']).toContain('https://gw.acme.example');
  expect(text).not.toContain('"page"');
});

test('the installed app has the name, the icons and the splash colour of its brand', async () => {
  const { headers, text } = await ask('m.acme.example', '/m/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  // WCAG 1.3.4: the phone may be turned.
  expect(JSON.parse(text)).not.toHaveProperty('orientation');
  expect(JSON.parse(text)).toMatchObject({
    name: 'Acme "Club"',
    short_name: 'Acme & Co',
    background_color: '#102030',
    start_url: '/m/home',
    icons: [
      { src: '/m/brand/acme/logo.svg', sizes: 'any' },
      { src: '/m/brand/acme/share.png', sizes: '512x512', purpose: 'any' },
      { src: '/m/brand/acme/share.png', sizes: '512x512', purpose: 'monochrome' },
    ],
  });
  expect(JSON.parse((await ask('bingo.example', '/m/manifest.webmanifest')).text)).toMatchObject({
    short_name: 'Bingo',
    background_color: '#f4f5fa',
  });
});

test('images of brands have an address; other files of their folder have none', async () => {
  const logo = await ask('m.acme.example', '/m/brand/acme/logo.svg');
  expect([logo.status, logo.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  for (const path of ['/m/brand/acme/secret.pem', '/m/brand/..%2fmerchants.json', '/m/brand/acme/gone.svg']) {
    expect((await ask('m.acme.example', path)).status).toBe(404);
  }
});

test.each([
  ['/m/brand/acme/acme.apk', 'application/vnd.android.package-archive'],
  ['/m/brand/acme/acme.mobileconfig', 'application/x-apple-aspen-config'],
])('%s has the type by which phones install it', async (path, type) => {
  const { status, headers } = await ask('m.acme.example', path);
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, type, 'nosniff']);
});

test('a legal text of the brand is a page of its own, on which no script runs', async () => {
  const { status, headers, text } = await ask('m.acme.example', '/m/brand/acme/terms.en.html');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*script-src)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(text).toContain('Terms of Acme');
  // Only pages that the configuration names are served; any other name is the document of the app.
  expect((await ask('m.acme.example', '/m/brand/acme/other.html')).text).not.toContain('unnamed');
});

test('an own accent is a rule of the document, which its policy allows', async () => {
  const { text } = await ask('m.acme.example', '/m/home');
  expect(text).toMatch(/<style>:root\[data-accent='#e4572e'\]\{--color-accent:#/);
  expect((await ask('bingo.example', '/m/home')).text).not.toContain('data-accent=');
});

describe('contrast of own accents', () => {
  const css = readFileSync(join(__dirname, '../../../../libs/ui/src/tokens/tokens.css'), 'utf8');

  test('is measured on the backgrounds of the tokens', () => {
    for (const [theme, selector] of [['dark', ':root {'] as const, ['light', ":root[data-theme='light'] {"] as const]) {
      const block = css.split(selector)[1]?.split('\n}')[0] ?? '';
      const named = ['ground', 'raise', 'raise-2'].map((name) => new RegExp(`--color-${name}: (#\\w+)`).exec(block)?.[1]);
      expect(grounds[theme]).toEqual(named);
    }
  });

  test.each(['#e4572e', '#ffcc00', '#00ff88', '#000000', '#ffffff', '#777777', '#0000ff', '#2b1690'])(
    '%s meets WCAG AA in both themes',
    (accent) => {
      const tokens = accentTokens(accent);
      for (const theme of ['dark', 'light'] as const) {
        const { accent: mark, ...others } = tokens[theme];
        for (const ground of [...grounds[theme], others['accent-soft']]) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(4.5);
        for (const fill of ['accent-strong', 'accent-deep'] as const) expect(contrast('#ffffff', others[fill])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('a colour with enough contrast stays as it is; any other is corrected, which the log says', () => {
    expect(accentTokens('#0b7a94').dark['accent-strong']).toBe('#0b7a94');
    const corrections = lines.filter((line) => line.includes('accent'));
    expect(corrections).toEqual([expect.stringMatching(/^The accent #e4572e of acme has a contrast of 3\.\d\d under white text/)]);
  });
});

describe('the start is refused', () => {
  const check = (changes: object) => () =>
    checkBrands({ merchants: [{ ...acme, ...changes }] }, { folder: brands, report: () => undefined });

  test.each([
    ['a logo that does not exist', { logo: 'acme/gone.svg' }, 'logo is "acme/gone.svg", but must be in the folder PARLOUR_BRANDS'],
    ['a logo outside of the folder', { logo: '../build/icon.svg' }, 'logo is "../build/icon.svg", but must be the name of an image'],
    ['a file that is no image', { logo: 'acme/secret.pem' }, 'logo is "acme/secret.pem", but must be the name of an image'],
    [
      'a legal text that does not exist',
      { legal: { terms: { EN: 'acme/gone.html' } } },
      'legal.terms.EN is "acme/gone.html", but must be in the folder',
    ],
    [
      'a legal text by http',
      { legal: { privacy: { EN: 'http://a.example' } } },
      'legal.privacy.EN is "http://a.example", but must be an https address or the name of an HTML file',
    ],
    [
      'a mark without its image',
      { marks: [{ type: 'PAYMENT', name: 'x', image: 'acme/gone.png' }] },
      'marks[0].image is "acme/gone.png", but must be in the folder',
    ],
    [
      'an app that does not exist',
      { install: { android: 'acme/gone.apk' } },
      'install.android is "acme/gone.apk", but must be in the folder',
    ],
  ])('with %s', (_, changes, says) => {
    expect(check({})).not.toThrow();
    expect(check(changes)).toThrow(`is not a valid configuration:\n  merchants[0].${says}`);
  });

  test('with a flag that does not exist', () => {
    const config = { merchants: [acme], countries: [{ ...thailand, flag: 'acme/th.svg' }] };
    expect(() => checkBrands(config, { folder: brands, report: () => undefined })).toThrow(
      'countries[0].flag is "acme/th.svg", but must be in the folder PARLOUR_BRANDS',
    );
  });
});
