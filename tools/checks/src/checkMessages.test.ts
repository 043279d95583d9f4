import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const repository = mkdtempSync(join(tmpdir(), 'parlour-messages-'));

type Messages = Record<string, string>;

/** A repository with the check, its glossary and two features, one of which has only the messages of a test. */
beforeAll(() => {
  for (const file of ['scripts/checkMessages.mjs', 'tools/glossary.mjs', 'docs/glossary.md']) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    cpSync(join(root, file), join(repository, file));
  }
  write('libs/games', { en: { title: 'Hot games' }, fil: { title: 'Mga sikat na laro' }, my: { title: 'လူကြိုက်များ' } });
  mkdirSync(join(repository, 'apps'));
});
afterAll(() => rmSync(repository, { recursive: true }));

function write(project: string, languages: Record<'en' | 'fil' | 'my', Messages>) {
  const folder = join(repository, project, 'src/i18n');
  mkdirSync(folder, { recursive: true });
  for (const [language, messages] of Object.entries(languages)) {
    writeFileSync(join(folder, `${language}.json`), JSON.stringify({ text: messages }));
    writeFileSync(
      join(folder, '../Screen.ts'),
      Object.keys(messages)
        .map((key) => `t('text.${key}')`)
        .join('\n'),
    );
  }
}

function faultsWith(en: string, fil: string, my: string) {
  write('libs/wallet', { en: { sample: en }, fil: { sample: fil }, my: { sample: my } });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checkMessages.mjs'], { cwd: repository, encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr.trim();
}

test('messages that follow the glossary pass', () => {
  expect(faultsWith('Set a transaction password.', 'Mag-set ng transaction password.', 'ငွေလွှဲစကားဝှက် သတ်မှတ်ပါ။')).toBe('');
});

test.each([
  ['a term alone', 'Nickname', 'Bansag', 'ပြသမည့်အမည်', 'fil "text.sample" translates "Nickname" as "Bansag"'],
  [
    'a term in a sentence',
    'Your balance is low.',
    'Kaunti na ang pera mo.',
    'လက်ကျန်ငွေ နည်းနေသည်။',
    'fil "text.sample" translates "balance" in',
  ],
  [
    'the plural of a term',
    'Two tournaments are open.',
    'May dalawang paligsahan.',
    'နှစ်ခု ရှိသည်။',
    'my "text.sample" translates "tournament" in',
  ],
  ['the longer of two terms', 'Set a transaction password.', 'Mag-set ng transaction password.', 'စကားဝှက် ထားပါ။', 'without "ငွေလွှဲစကားဝှက်"'],
  ['the same English in another place', 'Hot games', 'Mga uso', 'လူကြိုက်များ', 'fil translates "Hot games" in 2 ways'],
])('%s that is translated otherwise fails', (_, en, fil, my, fault) => {
  expect(faultsWith(en, fil, my)).toContain(fault);
});

test.each([
  ['of a term', 'See your Turnover', 'Tingnan ito', 'ကြည့်ရန်', 'en "text.sample" says "turnover"'],
  ['of the style', 'The games did not load', 'Hindi na-load ang mga laro', 'ဂိမ်းများ မရယူနိုင်ပါ', 'en "text.sample" says "did not load"'],
  ['of a translation', 'Have another go', 'Umulit', 'ထပ်စမ်းကြည့်ပါ', 'my "text.sample" says "ထပ်စမ်း"'],
])('a banned word %s fails', (_, en, fil, my, fault) => {
  expect(faultsWith(en, fil, my)).toContain(fault);
});

test('a banned word within another word, or as the name of a placeholder, passes', () => {
  expect(faultsWith('Kindly wait for {{kind}}.', 'Maghintay ng {{kind}}.', '{{kind}} ကို စောင့်ပါ။')).toBe('');
});
