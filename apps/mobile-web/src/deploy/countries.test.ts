/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfig } from '../../server/brand/siteConfig.mjs';
import { OperatorFileError } from '../../server/operator-file/parseOperatorFile.mjs';
import { readOperatorFile } from '../../server/runtimeConfig.mjs';
import { judgeCountry } from '../../../../scripts/brand/judgeCountry.mjs';

const folder = mkdtempSync(join(tmpdir(), 'countries-'));
const file = join(folder, 'merchants.json');
afterAll(() => rmSync(folder, { recursive: true }));

const money = { code: 'VND', symbol: '₫', symbolPlace: 'after', decimals: 0 };
const vietnam = {
  code: 'VN',
  names: { EN: 'Vietnam', VI: 'Việt Nam' },
  dialingCode: '84',
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: { ...money, otherNames: ['đồng', 'đ'] },
  languages: ['VI', 'EN'],
};
const bahrain = {
  code: 'BH',
  names: { EN: 'Bahrain' },
  dialingCode: '973',
  timeZone: 'Asia/Bahrain',
  currency: { code: 'BHD', symbol: 'BD', decimals: 3 },
  languages: ['EN'],
};
const vietnamese = { code: 'VI', tag: 'vi', messages: 'languages/vi' };
const acme = { code: 'acme', country: 'VN' };
const whole = { merchants: [acme], countries: [vietnam, bahrain], languages: [vietnamese] };

function read(changes: object) {
  writeFileSync(file, JSON.stringify({ ...whole, ...changes }));
  return readOperatorFile({ PARLOUR_CONFIG: file });
}

/** The problems as the server prints them. */
function problemsOf(changes: object): string[] {
  try {
    read(changes);
    return [];
  } catch (error) {
    if (!(error instanceof OperatorFileError)) throw error;
    return error.message.split('\n  ').slice(1);
  }
}

test('a merchant has the currency and the languages of its country, and its name in the first of them, unless it says others', () => {
  const own = { code: 'own', country: 'VN', countryName: 'Hanoi', currency: 'VNDT', langList: ['EN'] };
  expect(read({ merchants: [acme, own, { code: 'ph', country: 'PH' }] }).merchants).toEqual([
    { ...acme, countryName: 'Việt Nam', currency: 'VND', langList: ['VI', 'EN'] },
    own,
    { code: 'ph', country: 'PH', countryName: 'Philippines', currency: 'PHP', langList: ['EN', 'TY'] },
  ]);
});

test('a site has the countries of its merchants, and no others', () => {
  const hosts = ['bh.example'];
  const config = read({ merchants: [acme, { code: 'bh', country: 'BH', hosts }] });
  expect(siteConfig(config, 'bh.example')).toMatchObject({ countries: [bahrain] });
  expect(siteConfig(config, 'elsewhere.example')).toMatchObject({ countries: [vietnam] });
});

const inVietnam = (changes: object) => ({ countries: [{ ...vietnam, ...changes }, bahrain] });
const inMoney = (changes: object) => inVietnam({ currency: { ...money, ...changes } });

test.each([
  [
    'a merchant in a country that is not there',
    { merchants: [{ ...acme, country: 'TH', langList: ['EN'] }] },
    'merchants[0].country is "TH", but must be one of PH, MM, VN, BH: describe another country in countries',
  ],
  [
    'a currency without decimals',
    { countries: [{ ...vietnam, currency: { code: 'VND', symbol: '₫' } }, bahrain] },
    'countries[0].currency.decimals is missing: it must be a whole number of 0 to 3',
  ],
  ['too many decimals', inMoney({ decimals: 4 }), 'countries[0].currency.decimals is 4, but must be a whole number of 0 to 3'],
  ['a symbol with digits', inMoney({ symbol: 'V1' }), 'countries[0].currency.symbol is "V1", but must be a symbol such as ฿'],
  ['another place', inMoney({ symbolPlace: 'left' }), 'countries[0].currency.symbolPlace is "left", but must be one of before, after'],
  ['a name with a digit', inMoney({ otherNames: ['x2'] }), 'countries[0].currency.otherNames[0] is "x2", but must be a name of a currency'],
  [
    'a currency in words',
    inMoney({ code: 'dong' }),
    'countries[0].currency.code is "dong", but must be a currency of three capitals such as THB',
  ],
  [
    'a calling code with a plus',
    inVietnam({ dialingCode: '+84' }),
    'countries[0].dialingCode is "+84", but must be a calling code of digits',
  ],
  [
    'no calling code',
    inVietnam({ dialingCode: undefined }),
    'countries[0].dialingCode is missing: it must be a calling code of digits such as 66',
  ],
  [
    'a time zone that nobody has',
    inVietnam({ timeZone: 'Asia/Saigonn' }),
    'countries[0].timeZone is "Asia/Saigonn", but no such time zone is known',
  ],
  [
    'a language without messages',
    inVietnam({ languages: ['VI', 'TH'] }),
    'countries[0].languages[1] is "TH", but must be one of EN, TY, MY, VI',
  ],
  ['a name in no language', inVietnam({ names: { TH: 'x' } }), 'countries[0].names.TH is "TH", but must be one of EN, TY, MY, VI'],
  ['a country twice', { countries: [vietnam, vietnam] }, 'countries[1].code is "VN" again, as in countries[0].code'],
  [
    'one symbol that is written in two ways',
    inMoney({ symbol: 'BD', symbolPlace: 'before' }),
    'countries[1].currency.symbol is "BD", which VN writes before amounts of 0 decimals',
  ],
  [
    'the symbol of a known country',
    inMoney({ symbol: '₱' }),
    'countries[0].currency.symbol is "₱", which PH writes before amounts of 2 decimals',
  ],
  [
    'a calling code at the merchant',
    { merchants: [{ ...acme, dialingCode: '84' }] },
    'merchants[0].dialingCode is not known here; its place is countries[].dialingCode',
  ],
])('%s is refused, with its place and what is allowed there', (_, changes, says) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(says)]);
});

test('a known country may be described anew, with its symbol', () => {
  const philippines = { ...vietnam, code: 'PH', currency: { code: 'PHP', symbol: '₱', decimals: 0 }, languages: ['EN'] };
  expect(problemsOf({ countries: [vietnam, philippines] })).toEqual([]);
});

test('brand-check knows the calling codes and the decimals of the world', () => {
  const [merchant] = read({}).merchants as [{ country: string; langList: string[] }];
  const judge = (changes: object) =>
    judgeCountry({ ...vietnam, ...changes }, { merchants: [merchant] }).map(({ level, text }) => `${level}: ${text}`);
  expect(judge({})).toEqual([]);
  expect(judge({ dialingCode: '48' })).toEqual(['error: is 48, but VN has 84']);
  expect(judge({ currency: { ...money, decimals: 2 } })).toEqual(['hint: is 2, but VND usually has 0']);
  expect(judge({ names: { EN: 'Vietnam' } })).toEqual(['hint: missing in VI: the browser names the country, if it can']);
  expect(judge({ flag: 'vn.svg' })).toEqual(['error: is "vn.svg", but must be in the folder PARLOUR_BRANDS, which is not set']);
  expect(judge({ code: 'AQ' })).toEqual([
    'error: AQ has no telephone numbers that the app could read',
    'hint: no merchant is in this country',
  ]);
});
