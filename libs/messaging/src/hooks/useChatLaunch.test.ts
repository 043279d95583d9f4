import type { Locale } from '@parlour/kernel';
import { chatLanguage } from './useChatLaunch';

test.each([
  ['en', 'EN'],
  ['fil', 'TY'],
  ['my', 'MY'],
  ['xx', 'CN'],
])('spec 9: the chat language for %s is %s', (locale, code) => {
  expect(chatLanguage(locale as Locale)).toBe(code);
});
