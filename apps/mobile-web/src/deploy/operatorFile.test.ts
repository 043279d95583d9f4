/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorFileError } from '../../server/operator-file/parseOperatorFile.mjs';
import { readOperatorFile } from '../../server/runtimeConfig.mjs';

const folder = mkdtempSync(join(tmpdir(), 'operator-file-'));
const file = join(folder, 'merchants.json');
afterAll(() => rmSync(folder, { recursive: true }));

const acme = { code: 'acme', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] };
const bingo = { ...acme, code: 'bingo' };
const gateway = { origin: 'http://gateway.internal', adapter: './acme.mjs' };

/** Reads a file of an operator. Returns its problems as the server prints them. */
function problemsOf(content: string | Buffer): string[] {
  writeFileSync(file, content);
  try {
    readOperatorFile({ PARLOUR_CONFIG: file });
    return [];
  } catch (error) {
    if (!(error instanceof OperatorFileError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

const inMerchant = (changes: object) => JSON.stringify({ merchants: [{ ...acme, ...changes }] });
const reach = { name: 'reach', purpose: 'measurement', script: 'https://tag.example/reach.js' };
const withTags = (tags: object[], rest: object = { version: '1' }) => inMerchant({ consent: { ...rest, tags } });
const beside = (changes: object) => JSON.stringify({ merchants: [acme, bingo], ...changes });
const twice = (one: object, other: object) =>
  JSON.stringify({
    merchants: [
      { ...acme, ...one },
      { ...bingo, ...other },
    ],
  });

test('a file with every part is read; one merchant may have the same code on several domains', () => {
  const full = {
    ...acme,
    hosts: ['m.acme.example', 'localhost'],
    alternateDomains: { 'a.example': 'acme2', 'b.example': 'acme2', 'c.example': 'acme' },
    accent: '#0B7A94',
    imageCdns: ['/cdn/a', 'https://cdn.example'],
    legal: { date: '2026-09-01', terms: { EN: 'acme/terms.en.html', TY: 'https://acme.example/terms' } },
    marks: [{ type: 'LICENCE', name: 'Licence 12', image: 'acme/logo.svg', href: 'https://register.example/12' }],
    consent: {
      version: '2026-06-01',
      tags: [
        { name: 'reach', purpose: 'measurement', script: 'https://tag.example/reach.js?id=7', hosts: ['in.tag.example:8443'] },
        { name: 'ads', purpose: 'marketing', pixel: 'https://ads.example/p.gif?e={event}&c={utm_campaign}' },
      ],
    },
    flags: { passkeys: false, statisticsWidget: { share: 12.5 } },
    install: { android: 'acme/acme.apk', ios: 'https://apps.apple.com/app/id1', profile: 'https://acme.example/acme.mobileconfig' },
    page: { title: 'Acme', description: { EN: 'Slots' }, icons: { svg: 'acme/icon.svg', 512: 'acme/512.png' }, theme: 'light' },
  };
  const gateways = [{ ...gateway, merchants: ['acme', 'acme2'] }];
  expect(
    problemsOf(
      JSON.stringify({
        merchants: [full, bingo],
        campaign: { keepDays: 7, reportTo: 'https://partners.example/in?key=1' },
        tokenInQuery: true,
        gateways,
      }),
    ),
  ).toEqual([]);
});

test.each([
  ['an empty file', '', 'the file is empty'],
  ['blanks alone', ' \n ', 'the file is empty'],
  ['no colon', '{\n  "merchants" []\n}', 'the file is not JSON: line 2, column 15'],
  ['half a file', '{ "merchants": [', 'the file is not JSON: Unexpected end of JSON input'],
  ['a stray comma', '{\n  "merchants": [,]\n}', 'the file is not JSON: '],
  ['a byte order mark', Buffer.from(`\uFEFF${inMerchant({})}`), 'the file begins with a byte order mark'],
  ['another encoding', Buffer.from(inMerchant({ brand: 'Café' }), 'latin1'), 'the file is not UTF-8'],
  ['a huge file', inMerchant({}) + ' '.repeat(1024 * 1024), 'the file is larger than 1 MiB'],
  ['a list', '[]', 'the file is [], but must be an object'],
  ['nothing', 'null', 'the file is null, but must be an object'],
  ['no merchants', '{}', 'merchants is missing: it must be a list'],
  ['empty merchants', '{"merchants":[]}', 'merchants is [], but must be a list of at least 1 entry'],
  ['merchants by name', '{"merchants":{"acme":{}}}', 'merchants is {"acme":{}}, but must be a list'],
  ['a merchant that is a text', '{"merchants":["acme"]}', 'merchants[0] is "acme", but must be an object'],
  [
    'no code',
    inMerchant({ code: undefined }),
    'merchants[0].code is missing: it must be a code of at most 32 letters, digits, - and _ such as acme',
  ],
  ['no language', inMerchant({ langList: [] }), 'merchants[0].langList is [], but must be a list of at least 1 entry'],
  ['an unknown language', inMerchant({ langList: ['TH'] }), 'merchants[0].langList[0] is "TH", but must be one of EN, TY, MY'],
  ['one language as a text', inMerchant({ langList: 'EN' }), 'merchants[0].langList is "EN", but must be a list'],
  [
    'an accent without a name',
    inMerchant({ accent: 'pink' }),
    'merchants[0].accent is "pink", but must be violet, lagoon, orchid or a colour',
  ],
  ['a short colour', inMerchant({ accent: '#fff' }), 'merchants[0].accent is "#fff", but must be violet'],
  ['a colour that ends a rule', inMerchant({ page: { colour: 'red;}' } }), 'merchants[0].page.colour is "red;}", but must be a colour'],
  ['an unknown theme', inMerchant({ page: { theme: 'neon' } }), 'merchants[0].page.theme is "neon", but must be one of dark, light'],
  [
    'a program as an app',
    inMerchant({ install: { android: 'acme/acme.exe' } }),
    'merchants[0].install.android is "acme/acme.exe", but must be an https address, or the name of a file such as acme/acme.apk',
  ],
  [
    'a profile outside of the brands',
    inMerchant({ install: { profile: '../acme.mobileconfig' } }),
    'merchants[0].install.profile is "../acme.mobileconfig", but must be an https address, or the name of a file',
  ],
  [
    'a store by http',
    inMerchant({ install: { ios: 'http://a.example' } }),
    'merchants[0].install.ios is "http://a.example", but must be an',
  ],
  ['a number as a text', inMerchant({ minAge: '21' }), 'merchants[0].minAge is "21", but must be a whole number of 18 to 99'],
  ['an age below 18', inMerchant({ minAge: 17 }), 'merchants[0].minAge is 17, but must be a whole number of 18 to 99'],
  [
    'a country in full',
    inMerchant({ country: 'Philippines' }),
    'merchants[0].country is "Philippines", but must be a country of two capitals',
  ],
  ['an empty name', inMerchant({ brand: '' }), 'merchants[0].brand is "", but must be a text of 1 to 80 characters'],
  ['null for nothing', inMerchant({ brand: null }), 'merchants[0].brand is null, but must be a text'],
  ['a flag that is a text', inMerchant({ flags: { passkeys: 'yes' } }), 'merchants[0].flags.passkeys is "yes", but must be true or false'],
  [
    'a flag that no code asks for',
    inMerchant({ flags: { statisticWidget: true } }),
    'merchants[0].flags.statisticWidget is not known; did you mean statisticsWidget?',
  ],
  [
    'a share above all',
    inMerchant({ flags: { passkeys: { share: 101 } } }),
    'merchants[0].flags.passkeys.share is 101, but must be a number of 0 to 100',
  ],
  [
    'a share as a text',
    inMerchant({ flags: { passkeys: { share: '10' } } }),
    'merchants[0].flags.passkeys.share is "10", but must be a number of 0 to 100',
  ],
  [
    'a share with a name too many',
    inMerchant({ flags: { passkeys: { share: 10, shares: 10 } } }),
    'merchants[0].flags.passkeys.shares is not known; did you mean share?',
  ],
  ['a consent without a version', withTags([{ ...reach }], {}), 'merchants[0].consent.version is missing'],
  ['a consent to nothing', withTags([]), 'merchants[0].consent.tags is [], but must be a list of 1 to 20 entries'],
  [
    'a tag for another purpose',
    withTags([{ ...reach, purpose: 'fun' }]),
    'merchants[0].consent.tags[0].purpose is "fun", but must be one of measurement, marketing',
  ],
  [
    'a tag by plain http',
    withTags([{ ...reach, script: 'http://tag.example/a.js' }]),
    'merchants[0].consent.tags[0].script is "http://tag.example/a.js", but must be an https address',
  ],
  [
    'a tag that widens its policy',
    withTags([{ ...reach, script: 'https://tag.example/a.js; script-src *' }]),
    'merchants[0].consent.tags[0].script is',
  ],
  [
    'a pixel whose host is a value',
    withTags([{ ...reach, pixel: 'https://{event}.example/p' }]),
    'merchants[0].consent.tags[0].pixel is "https://{event}.example/p"',
  ],
  [
    'every host of a domain',
    withTags([{ ...reach, hosts: ['*.tag.example'] }]),
    'merchants[0].consent.tags[0].hosts[0] is "*.tag.example", but must be a host such as tag.example',
  ],
  [
    'a tag that does nothing',
    withTags([{ name: 'reach', purpose: 'marketing' }]),
    'merchants[0].consent.tags[0] needs a script or a pixel',
  ],
  [
    'two tags of one name',
    withTags([reach, { ...reach, purpose: 'marketing' }]),
    'merchants[0].consent.tags[1].name is "reach" again, as in merchants[0].consent.tags[0].name',
  ],
  [
    'reports to no address',
    beside({ campaign: { reportTo: 'partners.example' } }),
    'campaign.reportTo is "partners.example", but must be an address such as https://partners.example/events',
  ],
  ['what only the server says', beside({ campaign: { isReported: true } }), 'campaign.isReported is not known'],
  ['a gateway with a path', inMerchant({ gatewayHosts: ['https://a.example/x'] }), 'merchants[0].gatewayHosts[0] is "https://a.example/x"'],
  ['a script for a gateway', inMerchant({ gatewayHosts: ['javascript:x'] }), 'merchants[0].gatewayHosts[0] is "javascript:x"'],
  ['a game host with a scheme', inMerchant({ frameHosts: ['https://a.example'] }), 'merchants[0].frameHosts[0] is "https://a.example"'],
  [
    'a host with a port',
    inMerchant({ hosts: ['a.example:80'] }),
    'merchants[0].hosts[0] is "a.example:80", but must be a host in small letters',
  ],
  ['a host in capitals', inMerchant({ hosts: ['A.example'] }), 'merchants[0].hosts[0] is "A.example", but must be a host in small letters'],
  ['a domain with a port', inMerchant({ alternateDomains: { 'a:1': 'x' } }), 'merchants[0].alternateDomains["a:1"] has a wrong name'],
  ['an http contact', inMerchant({ support: [{ name: 'x', href: 'http://a' }] }), 'merchants[0].support[0].href is "http://a"'],
  ['help without a kind', inMerchant({ playHelp: [{ name: 'x', href: 'tel:123' }] }), 'merchants[0].playHelp[0].kind is missing'],
  ['a date in words', inMerchant({ legal: { date: 'June' } }), 'merchants[0].legal.date is "June", but must be a date such as'],
  [
    'a text in an unknown language',
    inMerchant({ legal: { terms: { TH: 'a.html' } } }),
    'merchants[0].legal.terms.TH is "TH", but must be one of EN, TY, MY',
  ],
  ['a description that is a number', inMerchant({ page: { description: 7 } }), 'merchants[0].page.description is 7, but must be a text'],
  [
    'a language in small letters',
    inMerchant({ page: { description: { en: 'x' } } }),
    'merchants[0].page.description.en has a wrong name, which must be a language of two capitals such as EN',
  ],
  [
    'a mark that leads to a script',
    inMerchant({ marks: [{ type: 'PAYMENT', name: 'x', image: 'x.svg', href: 'javascript:x' }] }),
    'merchants[0].marks[0].href is "javascript:x"',
  ],
  ['a logo elsewhere', inMerchant({ logo: 'https://a.example/a.svg' }), 'merchants[0].logo is "https://a.example/a.svg"'],
  ['a mistyped name', inMerchant({ acent: 'lagoon' }), 'merchants[0].acent is not known; did you mean accent?'],
  ['a name in other letters', inMerchant({ langlist: ['EN'] }), 'merchants[0].langlist is not known; did you mean langList?'],
  ['an unknown name', inMerchant({ somethingElse: 1 }), 'merchants[0].somethingElse is not known'],
  ['a name of every object', inMerchant({ constructor: 1 }), 'merchants[0].constructor is not known'],
  ['a part of a merchant at the top', beside({ accent: 'lagoon' }), 'accent is not known here; its place is merchants[].accent'],
  [
    'a part of a page at the merchant',
    inMerchant({ theme: 'dark' }),
    'merchants[0].theme is not known here; its place is merchants[].page.theme',
  ],
  ['too long a campaign', beside({ campaign: { keepDays: 500 } }), 'campaign.keepDays is 500, but must be a number of 0 to 400'],
  ['a gateway without an adapter', beside({ gateways: [{ origin: 'http://a' }] }), 'gateways[0].adapter is missing'],
  [
    'a code in capitals',
    twice({}, { code: 'Acme' }),
    'merchants[1].code is "Acme", which differs from merchants[0].code in capitals alone',
  ],
  ['a code twice', twice({}, { code: 'acme' }), 'merchants[1].code is "acme" again, as in merchants[0].code'],
  ['a code that another has on a domain', twice({ alternateDomains: { 'a.example': 'bingo' } }, {}), 'merchants[1].code is "bingo" again'],
  [
    'a host of two merchants',
    twice({ hosts: ['a.example'] }, { hosts: ['b.example', 'a.example'] }),
    'merchants[1].hosts[1] is "a.example" again, as in merchants[0].hosts[0]',
  ],
  ['a host twice', inMerchant({ hosts: ['a.example', 'a.example'] }), 'merchants[0].hosts[1] is "a.example" again'],
  [
    'a code that leads out of a folder',
    inMerchant({ code: '../acme' }),
    'merchants[0].code is "../acme", but must be a code of at most 32 letters, digits, - and _',
  ],
  ['a code with a dot, which separates in cookies', inMerchant({ code: 'a.b' }), 'merchants[0].code is "a.b"'],
  ['a code that nginx does not keep', inMerchant({ code: 'x'.repeat(33) }), 'merchants[0].code is'],
  ['a code with a blank', inMerchant({ code: 'a b' }), 'merchants[0].code is "a b"'],
  [
    'a control character',
    inMerchant({ brand: 'Ac\u0007me' }),
    'merchants[0].brand has the character U+0007, which is not allowed in a text',
  ],
  ['two lines', inMerchant({ page: { title: 'Acme\nClub' } }), 'merchants[0].page.title has the character U+000A'],
  [
    'a text turned around',
    inMerchant({ page: { description: { EN: 'a\u202Eb' } } }),
    'merchants[0].page.description.EN has the character U+202E',
  ],
  ['a name of blanks', inMerchant({ brand: '   ' }), 'merchants[0].brand is blank, but must be a text'],
  ['a contact without a name', inMerchant({ support: [{ name: '', href: 'tel:123' }] }), 'merchants[0].support[0].name is blank'],
  ['too long a name', inMerchant({ brand: 'x'.repeat(81) }), 'merchants[0].brand is'],
  ['a variable without a value', inMerchant({ brand: '${BRAND}' }), 'merchants[0].brand has ${BRAND}, which is not filled in'],
  ['an age that nobody has', inMerchant({ minAge: 180 }), 'merchants[0].minAge is 180'],
  ['a name twice', inMerchant({}).replace('"code"', '"code":"first","code"'), 'merchants[0].code is there twice'],
  [
    'a name twice after a list',
    inMerchant({ page: { icons: { svg: 'a.svg' } } }).replace('"svg"', '"192":"a.png","192":"b.png","svg"'),
    'merchants[0].page.icons.192 is there twice',
  ],
  [
    'a language twice',
    inMerchant({ langList: ['EN', 'TY', 'EN'] }),
    'merchants[0].langList[2] is "EN" again, as in merchants[0].langList[0]',
  ],
  [
    'a day that does not exist',
    inMerchant({ legal: { date: '2026-02-30' } }),
    'merchants[0].legal.date is "2026-02-30", but no such day exists',
  ],
  [
    'a share that is too fine',
    inMerchant({ flags: { passkeys: { share: 12.345 } } }),
    'merchants[0].flags.passkeys.share is 12.345, but must be a number in steps',
  ],
  [
    'a port that does not exist',
    inMerchant({ gatewayHosts: ['https://a.example:99999'] }),
    'merchants[0].gatewayHosts[0] is "https://a.example:99999", which no browser opens',
  ],
  ['a host of dots', inMerchant({ frameHosts: ['..'] }), 'merchants[0].frameHosts[0] is "..", which no browser opens'],
  [
    'help at no host',
    inMerchant({ playHelp: [{ kind: 'helpline', name: 'x', href: 'https://...' }] }),
    'merchants[0].playHelp[0].href is "https://...", which',
  ],
  [
    'a pixel at no host',
    withTags([{ name: 'ads', purpose: 'marketing', pixel: 'https://../p?e={event}' }]),
    'merchants[0].consent.tags[0].pixel is',
  ],
  ['too long a host', inMerchant({ hosts: [`${'a'.repeat(64)}.example`] }), 'merchants[0].hosts[0] is'],
  [
    'a mistyped category',
    inMerchant({ disabledCategories: ['COCKFIGTH'] }),
    'merchants[0].disabledCategories[0] is "COCKFIGTH", but must be one of LOTT',
  ],
  [
    'a mistyped call',
    inMerchant({ absentCalls: ['getStatu'] }),
    'merchants[0].absentCalls[0] is "getStatu", but the contract has no such call; did you mean getStatus?',
  ],
  ['a click id that names a player', beside({ campaign: { clickIds: ['r'] } }), 'campaign.clickIds[0] is "r", which needs no entry'],
  [
    'a package that Android refuses',
    inMerchant({
      root: { androidApps: [{ package: 'example.new.app', fingerprints: [Array.from({ length: 32 }, () => '0A').join(':')] }] },
    }),
    'merchants[0].root.androidApps[0].package is "example.new.app", but "new" is a word of Java',
  ],
  [
    'a version of nothing',
    inMerchant({
      root: {
        androidApps: [{ package: 'example.app', fingerprints: [Array.from({ length: 32 }, () => '0A').join(':')], version: '0.0.0' }],
      },
    }),
    'merchants[0].root.androidApps[0].version is "0.0.0", but must be a version such as 1.0.0',
  ],
  [
    'a merchant of two gateways',
    beside({
      gateways: [
        { ...gateway, merchants: ['acme'] },
        { ...gateway, merchants: ['acme'] },
      ],
    }),
    'gateways[1].merchants[0] is "acme" again',
  ],
  [
    'a gateway of a stranger',
    beside({ gateways: [{ ...gateway, merchants: ['other'] }] }),
    'gateways[0].merchants[0] is "other", but no merchant has this code',
  ],
])('%s is refused, with its place and what is allowed there', (_, content, says) => {
  const problems = problemsOf(content);
  expect(problems).toEqual([expect.stringContaining(says)]);
});

test('all problems are told at once, one for each place', () => {
  const icons = { 192: 'x', svg: 'a.svg', 512: 7 };
  const legal = { terms: { EN: 'http://a.example', TY: '' } };
  expect(problemsOf(inMerchant({ code: '', country: undefined, page: { icons, description: { EN: 1 } }, legal }))).toEqual([
    expect.stringContaining('merchants[0].country is missing'),
    expect.stringContaining('merchants[0].code is ""'),
    expect.stringContaining('merchants[0].legal.terms.EN is "http://a.example", but must be an https address or the name of a file'),
    expect.stringContaining('merchants[0].legal.terms.TY is "", but must be an https address or the name of a file'),
    expect.stringContaining('merchants[0].page.description.EN is 1, but must be a text'),
    expect.stringContaining('merchants[0].page.icons.192 is "x", but must be the name of an image'),
    expect.stringContaining('merchants[0].page.icons.512 is 7, but must be the name of an image'),
  ]);
});

test('a file that does not exist is refused', () => {
  expect(() => readOperatorFile({ PARLOUR_CONFIG: join(folder, 'gone.json') })).toThrow('the file cannot be read (ENOENT)');
});

test('the server does not start with a wrong file, and prints every problem without a trace', () => {
  writeFileSync(file, twice({ accent: 'pink' }, { code: 'acme', langList: ['TH'] }));
  const env = { ...process.env, PORT: '0', PARLOUR_CONFIG: file };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, '../../server/main.mjs'), folder], {
    env,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    `${file} is not a valid configuration:`,
    expect.stringContaining('merchants[0].accent'),
    expect.stringContaining('merchants[1].langList[0]'),
    expect.stringContaining('merchants[1].code'),
  ]);
});
