import { pseudoLocale, pseudoText } from '../../../tools/pseudoLocale.mjs';

test('a text is longer, accented and between brackets', () => {
  expect(pseudoText('Log in')).toBe('[Ļöĝ îñ··]');
});

test('values, nested messages and tags stay as they are', () => {
  expect(pseudoText('<b>{{count}}</b> of $t(games)')).toBe('[<b>{{count}}</b> öƒ $t(games)··]');
});

test('the pseudo-locale is used in development on request, and in no build', () => {
  const { apply } = pseudoLocale();
  const takesPart = (command: 'serve' | 'build') => typeof apply === 'function' && apply({}, { command, mode: '' });
  expect(takesPart('serve')).toBe(false);
  process.env['PSEUDO'] = '1';
  expect([takesPart('serve'), takesPart('build')]).toEqual([true, false]);
  delete process.env['PSEUDO'];
});

test('every message of a file is converted', () => {
  const { transform } = pseudoLocale();
  const handler = typeof transform === 'object' ? (transform.handler as (code: string) => string) : undefined;
  expect(JSON.parse(handler?.('{"a":{"b":"Yes"},"c":"No"}') ?? '')).toEqual({ a: { b: '[Ýéš·]' }, c: '[Ñö·]' });
});
