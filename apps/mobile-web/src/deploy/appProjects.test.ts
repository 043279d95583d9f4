import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isHomePath } from '../navigation/isHomePath';
import { findRoute } from '../routeTable';

type Aapt = { program: string; framework: string };

const root = join(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'app-projects-'));
const out = join(folder, 'out');
/** Android's compiler of resources where it is at hand (scripts/ensure-aapt.mjs); the rest holds everywhere. */
const aapt = JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/aapt.mjs')], { encoding: 'utf8' })) as Aapt | null;
const compiled = aapt || process.env['GITHUB_ACTIONS'] ? test : test.skip;
const ANDROID = 'http://schemas.android.com/apk/res/android';
const RES = join(out, 'acme/android/app/src/main/res');

mkdirSync(join(folder, 'acme'));
for (const name of ['icon-512.png', 'icon-maskable-512.png', 'icon-monochrome-512.png', 'icon-192.png', 'apple-touch-icon.png'])
  cpSync(join(__dirname, '../../public', name), join(folder, 'acme', name));
writeFileSync(join(folder, 'acme/text.png'), 'no image');
mkdirSync(join(folder, 'th'));
writeFileSync(join(folder, 'th/install.json'), JSON.stringify({ download: { profileWhy: 'โปรไฟล์' } }));
afterAll(() => rmSync(folder, { recursive: true }));

const icons = {
  touch: 'acme/apple-touch-icon.png',
  512: 'acme/icon-512.png',
  maskable: 'acme/icon-maskable-512.png',
  monochrome: 'acme/icon-monochrome-512.png',
};
const androidApp = { package: 'example.acme.app', fingerprints: [Array.from({ length: 32 }, () => '0A').join(':')], version: '1.2.3' };
const acme = {
  code: 'acme',
  hosts: ['m.acme.example', 'acme.example'],
  brand: `Acme & "Co's"`,
  country: 'PH',
  countryName: 'Philippines',
  currency: 'PHP',
  langList: ['EN', 'TY', 'TH'],
  page: { icons, colour: '#102030' },
  root: { androidApps: [androidApp] },
};

function make(merchants: object[], ...options: string[]) {
  const config = join(folder, 'merchants.json');
  writeFileSync(config, JSON.stringify({ merchants, languages: [{ code: 'TH', tag: 'th', messages: 'th' }] }));
  const env = { ...process.env, PARLOUR_CONFIG: config, PARLOUR_BRANDS: folder };
  return spawnSync(process.execPath, ['scripts/app-projects/main.mjs', '--out', out, ...options], { cwd: root, env, encoding: 'utf8' });
}

const textOf = (path: string) => readFileSync(join(out, 'acme', path), 'utf8');
const filesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
  );
function xmlOf(text: string): Document {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}
const res = (path: string) => xmlOf(readFileSync(join(RES, path), 'utf8'));
/** A text resource as Android reads it. */
const stringOf = (name: string) =>
  res('values/strings.xml').querySelector(`string[name=${name}]`)?.textContent?.replace(/\\(.)/g, '$1') ?? '';
const sizeOf = (path: string) => {
  const png = readFileSync(join(RES, path));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('the apps of a brand', () => {
  beforeAll(() => expect(make([acme])).toMatchObject({ status: 0, stderr: '' }));

  test('the command says what it has made', () => {
    expect(make([acme]).stdout).toBe('acme: the profile, and the Android project example.acme.app 1.2.3.\n');
  });

  test('the Android project has the package and a version that rises', () => {
    const gradle = textOf('android/app/build.gradle');
    for (const line of [
      "namespace = 'example.acme.app'",
      "applicationId = 'example.acme.app'",
      'versionCode = 10203',
      "versionName = '1.2.3'",
    ])
      expect(gradle).toContain(line);
    expect(textOf('android/settings.gradle')).toContain("rootProject.name = 'example.acme.app'");
    for (const file of filesIn(join(out, 'acme/android')).filter((path) => /\.(gradle|xml)$/.test(path)))
      expect(readFileSync(file, 'utf8')).not.toMatch(/\{\{|undefined/);
    expect(existsSync(join(out, 'acme/android/gradle/wrapper/gradle-wrapper.jar'))).toBe(true);
  });

  test('every resource that its files name exists', () => {
    const values = filesIn(join(RES, 'values'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    const files = filesIn(RES).map((path) => path.slice(RES.length + 1).replace(/\.\w+$/, ''));
    const manifest = textOf('android/app/src/main/AndroidManifest.xml');
    const naming = [
      manifest,
      ...['mipmap-anydpi-v26/ic_launcher.xml', 'xml/shortcuts.xml'].map((path) => readFileSync(join(RES, path), 'utf8')),
    ];
    const names = naming.flatMap((text) => [...text.matchAll(/"@(string|color|array|drawable|mipmap|xml)\/(\w+)"/g)]);
    expect(names.length).toBeGreaterThan(15);
    for (const [, kind, name] of names) {
      const isFile = files.some((path) => new RegExp(`^${kind}(-[\\w-]+)?/${name}$`).test(path));
      expect([name, isFile || values.includes(` name="${name}"`)]).toEqual([name, true]);
    }
  });

  compiled('Android’s own compiler takes the manifest and the resources', () => {
    const { program, framework } = aapt as Aapt;
    const run = (...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });
    const [resources, manifest, linked] = [join(folder, 'resources.zip'), join(folder, 'AndroidManifest.xml'), join(folder, 'linked.apk')];
    // Gradle fills these in.
    const filled = textOf('android/app/src/main/AndroidManifest.xml')
      .replaceAll('${applicationId}', 'example.acme.app')
      .replace('<manifest ', '<manifest package="example.acme.app" ');
    writeFileSync(manifest, filled);
    run('compile', '--dir', RES, '-o', resources);
    run('link', '-I', framework, '--manifest', manifest, '--min-sdk-version', '23', '-o', linked, resources);
    const badging = run('dump', 'badging', linked);
    expect(badging).toContain(`application-label:'${acme.brand.replaceAll('"', String.raw`\"`)}'`);
    expect(badging).toContain("launchable-activity: name='com.google.androidbrowserhelper.trusted.LauncherActivity'");
  });

  test('Android opens the pages of each host in it, and what opens from outside says so', () => {
    const manifest = xmlOf(textOf('android/app/src/main/AndroidManifest.xml'));
    const links = manifest.querySelector('intent-filter[*|autoVerify]');
    const data = [...(links?.querySelectorAll('data') ?? [])].flatMap(({ attributes }) =>
      [...attributes].map(({ name, value }) => [name, value]),
    );
    expect(data).toEqual([
      ['android:scheme', 'https'],
      ['android:host', 'm.acme.example'],
      ['android:host', 'acme.example'],
      ['android:pathPrefix', '/m/'],
    ]);
    for (const filter of manifest.querySelectorAll('intent-filter'))
      expect(filter.parentElement?.getAttributeNS(ANDROID, 'exported')).toBe('true');
    const sites = (JSON.parse(stringOf('asset_statements')) as { target: { site: string } }[]).map(({ target }) => target.site);
    expect(sites).toEqual(['https://m.acme.example', 'https://acme.example']);
    expect([...res('values/arrays.xml').querySelectorAll('item')].map((item) => item.textContent)).toEqual(['https://acme.example']);
  });

  test('it starts at home with the name and the colour of the brand, and its shortcuts lead to screens', () => {
    expect(stringOf('app_name')).toBe(acme.brand);
    const start = new URL(stringOf('launch_url'));
    expect([start.host, isHomePath(start.pathname), start.search]).toEqual(['m.acme.example', true, '?utm_source=android&utm_medium=icon']);
    expect([...res('values/colors.xml').querySelectorAll('color')].map((colour) => colour.textContent)).toEqual([
      '#102030',
      '#102030',
      '#102030',
    ]);
    const shortcuts = [...res('xml/shortcuts.xml').querySelectorAll('intent')];
    expect(shortcuts.length).toBeGreaterThan(0);
    expect(shortcuts.length).toBeLessThanOrEqual(4);
    for (const shortcut of shortcuts) {
      const { host, pathname, searchParams } = new URL(shortcut.getAttributeNS(ANDROID, 'data') ?? '');
      expect([host, searchParams.get('utm_source'), findRoute(pathname)]).toEqual(['m.acme.example', 'android', expect.anything()]);
      expect(shortcut.getAttributeNS(ANDROID, 'targetPackage')).toBe('example.acme.app');
    }
  });

  test.each([
    ['mdpi', 48, 108, 24],
    ['hdpi', 72, 162, 36],
    ['xhdpi', 96, 216, 48],
    ['xxhdpi', 144, 324, 72],
    ['xxxhdpi', 192, 432, 96],
  ])('the icons of %s have the sizes of Android', (density, launcher, layer, note) => {
    expect(sizeOf(`mipmap-${density}/ic_launcher.png`)).toEqual([launcher, launcher]);
    for (const name of ['foreground', 'monochrome']) expect(sizeOf(`drawable-${density}/ic_launcher_${name}.png`)).toEqual([layer, layer]);
    expect(sizeOf(`drawable-${density}/ic_notification.png`)).toEqual([note, note]);
  });

  test('the profile puts one icon on the home screen, which players may remove; it says so in their languages', () => {
    const [profile, clip] = [...xmlOf(textOf('acme.mobileconfig')).querySelectorAll('plist > dict, array > dict')].map(entriesOf);
    expect(profile).toMatchObject({ PayloadType: 'Configuration', PayloadDisplayName: acme.brand, PayloadRemovalDisallowed: 'false' });
    expect(clip).toMatchObject({ PayloadType: 'com.apple.webClip.managed', Label: acme.brand, FullScreen: 'true', IsRemovable: 'true' });
    const { host, pathname, search } = new URL(clip?.['URL'] ?? '');
    expect([host, isHomePath(pathname), search]).toEqual(['m.acme.example', true, '?WEBCLIP=1&utm_source=ios&utm_medium=icon']);
    const icon = Buffer.from(clip?.['Icon'] ?? '', 'base64');
    expect([icon.subarray(1, 4).toString(), icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual(['PNG', 180, 180]);
    expect(profile?.['ConsentText']).toMatch(/^\s*default.*en.*fil.*th\s*โปรไฟล์\s*$/s);
  });

  test('a second run writes the same bytes', () => {
    const files = filesIn(out);
    const before = files.map((file) => readFileSync(file, 'base64'));
    expect(make([acme]).status).toBe(0);
    expect(filesIn(out)).toEqual(files);
    expect(files.map((file) => readFileSync(file, 'base64'))).toEqual(before);
  });
});

/** The keys of a dictionary in a property list, with the name of an element without content (`true`). */
function entriesOf(dict: Element): Record<string, string> {
  const keys = [...dict.children].filter(({ tagName }) => tagName === 'key');
  return Object.fromEntries(
    keys.map((key) => [key.textContent ?? '', key.nextElementSibling?.textContent || (key.nextElementSibling?.tagName ?? '')]),
  );
}

test('without a version there is the profile alone; one merchant of several can be chosen', () => {
  rmSync(out, { recursive: true, force: true });
  const bingo = { ...acme, code: 'bingo', hosts: ['bingo.example'], root: { androidApps: [{ ...androidApp, version: undefined }] } };
  expect(make([acme, bingo], '--merchant', 'bingo')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^bingo: the profile\. No/),
  });
  expect(filesIn(out)).toEqual([join(out, 'bingo/bingo.mobileconfig')]);
});

const page = (changes: object) => ({ page: { icons: { ...icons, ...changes } } });
const androidApps = (...changes: object[]) => ({ root: { androidApps: changes.map((change) => ({ ...androidApp, ...change })) } });

test.each([
  ['hosts is missing: it must be the hosts of the app', { hosts: undefined }],
  ['brand is missing: it must be the name below the icon', { brand: undefined }],
  ['page.icons.maskable is missing: it must be the name of an image', page({ maskable: undefined })],
  ['page.icons.512 is "acme/gone.png", but must be in the folder PARLOUR_BRANDS', page({ 512: 'acme/gone.png' })],
  ['page.icons.512 is "acme/icon-192.png" of 192 × 192, but must be at least 512 × 512', page({ 512: 'acme/icon-192.png' })],
  ['page.icons.touch is "acme/text.png", but must be an image', page({ touch: 'acme/text.png' })],
  [
    'page.icons.monochrome is "acme/icon-maskable-512.png", but must have a transparent ground',
    page({ monochrome: 'acme/icon-maskable-512.png' }),
  ],
  ['code is "../acme", but must be a code of at most 32 letters, digits, - and _', { code: '../acme' }],
  ['brand has the character U+0007, which is not allowed in a text', { brand: 'Ac\u0007me' }],
  ['root.androidApps has several apps with a version, but must have one', androidApps({}, {})],
  ['root.androidApps[0].package is "acme", but must be the name of a package', androidApps({ package: 'acme' })],
  ['root.androidApps[0].version is "1", but must be a version such as 1.0.0', androidApps({ version: '1' })],
])('refused, and nothing is written: %s', (says, changes) => {
  rmSync(out, { recursive: true, force: true });
  const { status, stderr } = make([{ ...acme, ...changes }]);
  expect(status).toBe(1);
  expect(stderr).toContain(`is not a valid configuration:\n  merchants[0].${says}`);
  expect(existsSync(out)).toBe(false);
});
