import type { Locale } from '@parlour/kernel';
import { chatLanguage } from './chatLanguage';

test.each([
  ['en', 'EN'],
  ['fil', 'TY'],
  ['my', 'MY'],
  ['xx', 'CN'],
])('spec 9: the chat speaks %s as %s', (locale, code) => {
  expect(chatLanguage(locale as Locale)).toBe(code);
});
