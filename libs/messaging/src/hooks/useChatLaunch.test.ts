import { adoptLanguages, type Locale } from '@parlour/kernel';
import { chatLanguage } from './useChatLaunch';

const thai = 'th' as Locale;
beforeAll(() => adoptLanguages([{ code: 'TH', locale: thai, name: 'ไทย', country: 'TH' }]));

test.each([
  ['en', 'EN'],
  ['fil', 'TY'],
  ['my', 'MY'],
  ['th', 'CN'],
])('spec 9: the chat language for %s is %s', (locale, code) => {
  expect(chatLanguage(locale as Locale)).toBe(code);
});
