import { oneLine, plainText } from './pagePreview';

test.each([
  ['<p>Play <b>now</b></p><p>and win.</p>', 'Play now and win.'],
  ['<style>p{}</style><script>alert(1)</script>Hello<!-- <b>hidden</b> -->', 'Hello'],
  ['Fish &amp; chips &lt;3 &#8369;50 &#x20B1;60&nbsp;!', 'Fish & chips <3 ₱50 ₱60!'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['&#0;&#99999999;&unknown;', '&#99999999;&unknown;'],
  ['cut in a <a href="x', 'cut in a'],
])('%s reads %s', (html, words) => {
  expect(plainText(html, 160)).toBe(words);
});

test('a long text ends after a word, within the limit', () => {
  const text = plainText(`<p>${'seventeen letters '.repeat(30)}</p>`, 160);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^seventeen letters .*(seventeen|letters)…$/);
});

test('writing without spaces is cut within the limit, never inside of a character of two parts', () => {
  for (const letter of ['က', '😀']) {
    const text = oneLine(letter.repeat(200), 100);
    expect(text.length).toBeLessThanOrEqual(100);
    expect([...text].every((part) => part === letter || part === '…')).toBe(true);
  }
});

test('a text made of markup alone takes no time', () => {
  const before = performance.now();
  for (const part of ['<', '<a', '<!--', '<script>', '&#', '<style']) plainText(part.repeat(50_000), 160);
  expect(performance.now() - before).toBeLessThan(500);
});

test('the marks of Burmese line breaks are left out, and a title keeps what looks like a tag', () => {
  expect(oneLine('ဂိမ်း\u200bအသစ်\u034f', 100)).toBe('ဂိမ်းအသစ်');
  expect(oneLine(' <b>5\n for 1 ', 100)).toBe('<b>5 for 1');
});
