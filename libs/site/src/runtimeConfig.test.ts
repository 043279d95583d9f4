import { currencyOf } from '@parlour/kernel';
import { dialingCodeOf } from './rules/dialingCodeOf';
import { readRuntimeConfig } from './runtimeConfig';

function writeBlock(text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'parlour-config';
  script.textContent = text;
  document.head.append(script);
}

const myanmar = { code: 'mm1', country: 'MM', countryName: 'Myanmar', currency: 'MMK', langList: ['EN', 'MY'] };

afterEach(() => {
  document.head.replaceChildren();
});

test('spec 1 and 9: without a configuration, the two merchants of the specification apply', () => {
  expect(readRuntimeConfig().merchants).toMatchObject([
    { code: '200jilif3', country: 'PH', currency: 'TLB', langList: ['EN', 'TY'], minAge: 18 },
    { code: '200jilimm3', country: 'MM', currency: 'MMK', langList: ['EN', 'MY'], minAge: 18 },
  ]);
});

test('the configuration in the document applies, with defaults for missing fields', () => {
  writeBlock(JSON.stringify({ merchants: [{ ...myanmar, minAge: 21, flags: { jackpotWidget: false } }], tokenInQuery: true }));
  expect(readRuntimeConfig()).toMatchObject({
    tokenInQuery: true,
    merchants: [{ code: 'mm1', minAge: 21, disabledCategories: [], gatewayHosts: [], frameHosts: [], flags: { jackpotWidget: false } }],
  });
});

const vietnam = {
  code: 'VN',
  names: { EN: 'Vietnam' },
  dialingCode: '84',
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: { code: 'VND', symbol: '₫', symbolPlace: 'after', decimals: 0, otherNames: ['dong'] },
  languages: ['EN'],
};
const inVietnam = { ...myanmar, country: 'VN', countryName: 'Vietnam', currency: 'VND', langList: ['EN'] };

test('a third country needs no code: its calling code and the writing of its money come from the configuration', () => {
  writeBlock(JSON.stringify({ merchants: [inVietnam], countries: [vietnam] }));
  expect(readRuntimeConfig().merchants[0]).toMatchObject(inVietnam);
  expect(dialingCodeOf(inVietnam)).toBe('84');
  expect(currencyOf('₫')).toMatchObject({ symbolPlace: 'after', decimals: 0, otherNames: ['dong'], namesBefore: [] });
});

test('spec 9: on an alternate domain, the merchant has its alternate code', () => {
  expect(window.location.hostname).toBe('localhost');
  writeBlock(JSON.stringify({ merchants: [{ ...myanmar, alternateDomains: { localhost: '200jili2f3' } }] }));
  expect(readRuntimeConfig().merchants[0]?.code).toBe('200jili2f3');
});

test.each([
  ['no JSON', '{', 'no JSON'],
  ['no merchant', '{"merchants":[]}', 'merchants'],
  ['an age below 18', JSON.stringify({ merchants: [{ ...myanmar, minAge: 17 }] }), 'merchants.0.minAge'],
  ['a country that is no code', JSON.stringify({ merchants: [{ ...myanmar, country: 'Myanmar' }] }), 'merchants.0.country'],
  [
    'a currency without decimals',
    JSON.stringify({ merchants: [inVietnam], countries: [{ ...vietnam, currency: { code: 'VND', symbol: '₫' } }] }),
    'countries.0.currency.decimals',
  ],
  ['an accent that is no colour', JSON.stringify({ merchants: [{ ...myanmar, accent: '#fff;}' }] }), 'merchants.0.accent'],
  ['a logo outside of the brands', JSON.stringify({ merchants: [{ ...myanmar, logo: 'https://x.example/a.svg' }] }), 'merchants.0.logo'],
  ['a host with a path', JSON.stringify({ merchants: [{ ...myanmar, frameHosts: ['games.example/x'] }] }), 'merchants.0.frameHosts.0'],
  [
    'a gateway that is no origin',
    JSON.stringify({ merchants: [{ ...myanmar, gatewayHosts: ['javascript:x'] }] }),
    'merchants.0.gatewayHosts.0',
  ],
  ['nothing', '', 'no JSON'],
  ['a list', '[]', 'merchants'],
])('a block with %s stops the app: it never starts with the merchants of another operator', (_, text, where) => {
  writeBlock(text);
  expect(readRuntimeConfig).toThrow(`parlour-config does not fit: ${where}`);
});
