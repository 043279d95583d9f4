import { gatewayLanguages, intlTag, locales, toGatewayLanguage } from './locale';

test.each([
  ['en', 'EN', 'en'],
  ['fil', 'TY', 'fil'],
  ['my', 'MY', 'my-u-nu-latn'],
] as const)('spec 9: %s is %s at the gateway', (locale, code, tag) => {
  expect(toGatewayLanguage(locale)).toBe(code);
  expect(gatewayLanguages[code]).toBe(locale);
  expect(intlTag(locale)).toBe(tag);
});

test('every language of the interface has its own code', () => {
  expect(new Set(locales.map(toGatewayLanguage)).size).toBe(locales.length);
});
