/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer, stopServer } from '../../server/appServer.mjs';
import { judgeMessages } from '../../server/languages/judgeMessages.mjs';
import { createMetrics } from '../../server/metrics/createMetrics.mjs';
import { readOperatorFile } from '../../server/runtimeConfig.mjs';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
const file = join(folder, 'merchants.json');
afterAll(() => rmSync(folder, { recursive: true }));

const merchant = { code: 'acme', country: 'PH', langList: ['EN', 'TH'] };
const thai = { code: 'TH', tag: 'th', messages: 'languages/th' };
const urdu = { code: 'UR', tag: 'ur', messages: 'languages/ur' };
const english = {
  blocks: { site: { 'language.title': 'Language', 'closed.next_one': '{{count}} second', 'closed.next_other': '{{count}} seconds' } },
  rest: { site: { 'region.text': 'From {{country}}' } },
};

describe('the server', () => {
  const build = join(folder, 'build');
  const lines: string[] = [];
  const metrics = createMetrics();
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    for (const place of ['languages/th', 'languages/ur', 'build/.server']) mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(build, 'index.html'), '<html lang="en"><head></head><script type="application/json" id="parlour-config"></script>');
    writeFileSync(join(build, '.server/messages.json'), JSON.stringify(english));
    const texts = { language: { title: 'ภาษา' }, closed: { next_other: '{{count}} วินาที' }, region: { text: 'จาก {{land}}' } };
    writeFileSync(join(folder, 'languages/th/site.json'), JSON.stringify(texts));
    writeFileSync(join(folder, 'languages/ur/site.json'), '{ "region.text": "{{country}} سے" }');
    const plain = { ...merchant, code: 'plain', hosts: ['plain.example'], langList: ['EN', 'UR'] };
    writeFileSync(file, JSON.stringify({ merchants: [merchant, plain], languages: [thai, urdu] }));
    const env = { PARLOUR_CONFIG: file };
    server = appServer({ folder: build, env, metrics, report: (line: string) => void lines.push(line) });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => stopServer(server, 0));

  async function languagesIn(path: string): Promise<{ code: string; texts: { blocks: string; rest: string } }[]> {
    const html = await (await fetch(origin + path)).text();
    const block = /id="parlour-config">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    return (JSON.parse(block) as { languages: { code: string; texts: { blocks: string; rest: string } }[] }).languages;
  }

  test('a document describes the languages of its merchants, and no others', async () => {
    const address = (part: string) => expect.stringMatching(new RegExp(`^/m/languages/th\\.${part}\\.[\\da-f]{12}\\.json$`));
    expect(await languagesIn('/m/index.html')).toEqual([
      { code: 'TH', locale: 'th', name: 'ไทย', country: 'TH', texts: { blocks: address('blocks'), rest: address('rest') } },
    ]);
  });

  test('the texts have an address for ever; what is missing or says something else than English is left out', async () => {
    const [language] = await languagesIn('/m/index.html');
    const texts = language?.texts ?? { blocks: '', rest: '' };
    const reply = await fetch(origin + texts.blocks);
    expect([reply.headers.get('Content-Type'), reply.headers.get('Cache-Control')]).toEqual([
      'application/json',
      'public, max-age=31536000, immutable',
    ]);
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await reply.json()).toEqual({ site: { language: { title: 'ภาษา' }, closed: { next_other: '{{count}} วินาที' } } });
    expect(await (await fetch(origin + texts.rest)).json()).toEqual({ site: {} });
  });

  test('a file of another release is answered with the texts of this one, which nobody keeps; no other file is there', async () => {
    const other = await fetch(`${origin}/m/languages/th.blocks.000000000000.json`);
    expect([other.status, other.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    for (const path of ['th.blocks.json', 'vi.blocks.000000000000.json', 'th/site.json'])
      expect((await fetch(`${origin}/m/languages/${path}`)).status).toBe(404);
  });

  test('what is shown in English is counted, in the log and the metrics', () => {
    expect(lines).toContain('1 texts are missing in th, and are shown in English.');
    expect(metrics.text()).toContain('parlour_missing_texts{language="th"} 1');
    expect(metrics.text()).toContain('parlour_missing_texts{language="ur"} 3');
  });

  test.each([
    ['half a file', 'languages/half', '{ "a":', 'languages[0].messages site.json is no file of texts'],
    ['a number', 'languages/number', '{ "a": { "b": 7 } }', 'languages[0].messages site.json is no file of texts: a.b must be a text'],
    ['a file too large', 'languages/large', `"${'a'.repeat(1024 * 1024)}"`, 'languages[0].messages site.json is larger than 1 MiB'],
    ['no folder', 'languages/none', undefined, 'is not a folder with message files'],
  ])('does not start with %s', (_, messages, content, says) => {
    if (content) mkdirSync(join(folder, messages), { recursive: true });
    if (content) writeFileSync(join(folder, messages, 'site.json'), content);
    const wrong = {
      merchants: [merchant],
      languages: [
        { ...thai, messages },
        { ...urdu, messages: 'languages/nowhere' },
      ],
    };
    const start = () => appServer({ folder: build, env: { PARLOUR_CONFIG: file }, file: wrong, report: () => undefined });
    expect(start).toThrow(says);
    expect(start).toThrow('languages[1].messages');
  });
});

describe('the texts of a language', () => {
  const judge = (own: Record<string, string>, original: Record<string, string>, tag = 'th') =>
    judgeMessages({ site: own }, { site: original }, tag);

  test.each([
    ['another placeholder', 'จาก {{land}}', 'From {{country}}', 'has {{land}}, but English has {{country}}'],
    ['no placeholder', 'จาก', 'From {{country}}', 'has no placeholder, but English has {{country}}'],
    ['another tag', '<b>ภาษา</b>', '<0>Language</0>', 'has </b> <b>, but English has </0> <0>'],
    ['nothing', ' ', 'Language', 'is empty'],
  ])('with %s are not shown', (_, text, original, says) => {
    const { usable, missing, findings } = judge({ a: text }, { a: original });
    expect(findings).toEqual([{ key: 'site:a', isWrong: true, text: says }]);
    expect([usable, missing]).toEqual([{ site: {} }, ['site:a']]);
  });

  test.each([
    ['digits of their script', { a: 'อายุ ๑๘' }, { a: 'Age 18' }, 'has digits that are not Latin, as amounts are'],
    ['three times the length', { a: 'ก'.repeat(90) }, { a: 'A'.repeat(30) }, 'has 90 characters, English 30: look whether it fits'],
    ['an unknown key', { a: 'ก', b: 'ข' }, { a: 'A' }, 'is not known'],
  ])('with %s are shown, with a hint', (_, own, original, says) => {
    const { missing, findings } = judge(own, original);
    expect(findings).toEqual([expect.objectContaining({ isWrong: false, text: says })]);
    expect(missing).toEqual([]);
  });

  test.each([
    ['orders_one', 'หนึ่ง', 'ar', undefined],
    ['orders_two', 'สอง', 'ar', undefined],
    ['orders_few', 'หลาย', 'ar', 'has no placeholder, but English has {{count}}'],
    ['orders_other', 'คำสั่ง', 'th', 'has no placeholder, but English has {{count}}'],
    ['orders_other', '{{count}} คำสั่ง', 'th', undefined],
  ])('of %s, %s in %s: %s', (key, text, tag, says) => {
    const { findings } = judge({ [key]: text }, { orders_one: '{{count}} order', orders_other: '{{count}} orders' }, tag);
    expect(findings.map((finding) => finding.text)).toEqual(says ? [says] : []);
  });

  const orders = { orders_one: '{{count}} order of {{name}}', orders_other: '{{count}} orders of {{name}}' };
  test.each([
    ['th', ['orders_other']],
    ['ur', ['orders_one', 'orders_other']],
    ['ar', ['orders_zero', 'orders_one', 'orders_two', 'orders_few', 'orders_many', 'orders_other']],
  ])('plurals have the forms of %s, and no others', (tag, forms) => {
    expect(judge({}, orders, tag).missing.sort()).toEqual(forms.map((form) => `site:${form}`).sort());
    const own = Object.fromEntries(forms.map((form) => [form, '{{count}} {{name}}']));
    expect(judge(own, orders, tag)).toMatchObject({ missing: [], findings: [] });
    const { findings } = judge({ ...own, orders_dual: 'x', orders_zero: '{{name}}' }, orders, 'th');
    expect(findings.map(({ key }) => key)).toContain('site:orders_zero');
  });
});

test.each([
  [
    'a language that nobody has',
    { merchants: [{ ...merchant, langList: ['VI'] }] },
    'merchants[0].langList[0] is "VI", but must be one of EN, TY, MY, TH',
  ],
  ['a code of the app', { languages: [{ ...thai, code: 'MY' }] }, 'languages[0].code is "MY", which is a language of the app'],
  ['a tag of the app', { languages: [{ ...thai, tag: 'fil' }] }, 'languages[0].tag is "fil", which is a language of the app'],
  ['an unknown tag', { languages: [{ ...thai, tag: 'xx' }] }, 'languages[0].tag is "xx", but no such language is known'],
  ['a tag twice', { languages: [thai, { ...urdu, tag: 'th' }] }, 'languages[1].tag is "th" again, as in languages[0].tag'],
  [
    'a folder elsewhere',
    { languages: [{ ...thai, messages: '../th' }] },
    'languages[0].messages is "../th", but must be the name of a folder',
  ],
  ['another name', { languages: [{ ...thai, folder: 'th' }] }, 'languages[0].folder is not known'],
])('the file is refused with %s', (_, changes, says) => {
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ merchants: [merchant], languages: [thai], ...changes }));
  expect(() => readOperatorFile({ PARLOUR_CONFIG: join(folder, 'wrong.json') })).toThrow(says);
});
