/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Translators get a PO file and give it back; `brand-check` looks at the result.
const root = join(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = join(folder, 'merchants.json');
const file = join(folder, 'thai.po');
const own = join(folder, 'languages/th/site.json');
const merchant = { code: 'acme', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TH'] };

function run(script: string, ...args: string[]) {
  const env = { ...process.env, PARLOUR_CONFIG: config };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: root, env, encoding: 'utf8' });
  return { status, lines: (stdout + stderr).trim().split('\n') };
}
const messages = (...args: string[]) => run('scripts/messages/main.mjs', ...args);

/** Translates the entry of a key in the file, as a translator's program does. */
function translate(key: string, text: string): void {
  const entries = readFileSync(file, 'utf8').split('\n\n');
  const changed = entries.map((entry) =>
    entry.includes(`msgctxt "${key}"`) ? entry.replace(/msgstr ".*"/, `msgstr ${JSON.stringify(text)}`) : entry,
  );
  expect(changed).not.toEqual(entries);
  writeFileSync(file, changed.join('\n\n'));
}

beforeAll(() => {
  mkdirSync(join(folder, 'languages/th'), { recursive: true });
  writeFileSync(config, JSON.stringify({ merchants: [merchant], languages: [{ code: 'TH', tag: 'th', messages: 'languages/th' }] }));
  writeFileSync(own, JSON.stringify({ language: { title: 'ภาษา', change: 'ภาษา: {{wrong}}' } }));
});

test('the export has each text with its English, where it stands, and the forms of the language; what is wrong is marked', () => {
  const { status, lines } = messages('export', 'TH', file);
  expect([status, lines.at(-1)]).toEqual([0, expect.stringMatching(/^\d{4} texts are in .*thai\.po, \d+ of them to be translated\.$/)]);
  const entries = readFileSync(file, 'utf8').split('\n\n');
  const entryOf = (key: string) => entries.find((entry) => entry.includes(`msgctxt "${key}"`)) ?? '';
  expect(entryOf('site:language.title')).toMatch(/msgid "Language"\nmsgstr "ภาษา"/);
  expect(entryOf('site:language.title')).toContain('#: libs/site/src/i18n/en.json\n#: libs/site/src/blocks/LanguageSelector.tsx:');
  expect(entryOf('site:language.change')).toContain('#, fuzzy');
  expect(entryOf('site:language.title')).toContain('#. Storybook: ?path=/docs/features-site-languageselector--docs');
  expect(entryOf('site:closed.next_other')).toContain('#. Plural "other": 0, 1, 2, 3, 4, 5 …');
  expect(entryOf('site:closed.next_one')).toBe('');
});

test('the import writes what was translated, and refuses by name what says something else', () => {
  translate('site:language.close', 'ปิด');
  translate('site:closed.next_other', 'อีก {{count}} วินาที');
  expect(messages('import', 'TH', file)).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(own, 'utf8'))).toEqual({
    language: { title: 'ภาษา', close: 'ปิด' },
    closed: { next_other: 'อีก {{count}} วินาที' },
  });
  translate('wallet:field.tooLong', 'ไม่เกิน {{most}}');
  const { status, lines } = messages('import', 'TH', file);
  expect(status).toBe(1);
  expect(lines).toContain('error  wallet:field.tooLong has {{most}}, but English has {{max}}');
});

test('the check of brands names the wrong texts of a language, and how many are missing', () => {
  const { status, lines } = run('scripts/brand/check.mjs');
  expect(status).toBe(1);
  const ofThai = lines.filter((line) => line.startsWith('TH ')).map((line) => line.split(/ {2,}/));
  expect(ofThai).toEqual([
    ['TH', 'error', 'wallet:field.tooLong', 'has {{most}}, but English has {{max}}'],
    ['TH', 'hint', 'languages/th', expect.stringMatching(/^\d+ texts are shown in English: \w+:[\w.]+, \w+:[\w.]+, \w+:[\w.]+, …$/)],
  ]);
});

test('an unknown namespace is left out, and a folder that cannot be read stops the export', () => {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}\n\nmsgctxt "constructor:a"\nmsgid "A"\nmsgstr "ก"\n`);
  expect(messages('import', 'TH', file).lines.at(-1)).toMatch(/^The texts are in /);
  expect(readdirSync(join(folder, 'languages/th'))).toEqual(['site.json', 'wallet.json']);
  const broken = join(folder, 'languages/th/errors.json');
  writeFileSync(broken, '{');
  expect(messages('export', 'TH', file)).toEqual({ status: 1, lines: [expect.stringContaining('errors.json is no file of texts')] });
  rmSync(broken);
});

test('another language, or no file, is refused', () => {
  expect(messages('export', 'VI', file)).toEqual({ status: 1, lines: ["VI is not in languages of the operator's file: TH"] });
  expect(messages('export', 'TH').lines[0]).toContain('Usage: ');
});
