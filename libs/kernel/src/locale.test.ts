import {
  adoptLanguages,
  gatewayLanguages,
  intlTag,
  languageOf,
  languageWithCode,
  type Locale,
  locales,
  ownLocale,
  toGatewayLanguage,
} from './locale';

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

describe('a language that the operator has added', () => {
  const urdu = { code: 'UR', locale: 'ur' as Locale, name: 'اردو', country: 'PK', isRightToLeft: true };
  beforeAll(() => adoptLanguages([{ ...urdu, name: 'Urdu' }]));

  test('is known by its tag and by its code, and a later configuration describes it anew', () => {
    adoptLanguages([urdu]);
    expect(languageOf('ur')).toEqual(urdu);
    expect(languageWithCode('UR')).toEqual(urdu);
    expect(toGatewayLanguage(urdu.locale)).toBe('UR');
    expect(languageWithCode('EN')?.name).toBe('English');
  });

  test('is described anew under another code, and leaves those of other sites as they are', () => {
    const thai = { code: 'TH', locale: 'th' as Locale, name: 'ไทย', country: 'TH' };
    adoptLanguages([thai]);
    adoptLanguages([{ ...urdu, code: 'XU' }]);
    expect(languageOf('ur').code).toBe('XU');
    expect(languageWithCode('UR')).toBeUndefined();
    expect(languageOf('th')).toEqual(thai);
  });

  test('has the English texts and forms of the app until its own are there, with Latin digits and the calendar of the gateway', () => {
    expect(ownLocale('ur')).toBe('en');
    expect(ownLocale('my')).toBe('my');
    const year = new Intl.DateTimeFormat(intlTag('th' as Locale), { year: 'numeric' }).format(new Date('2026-06-01T00:00:00Z'));
    expect(year).toContain('2026');
  });

  test('an unknown language is English', () => {
    expect(languageOf('xx').locale).toBe('en');
    expect(languageWithCode('XX')).toBeUndefined();
  });
});
