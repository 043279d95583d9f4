import { breakBurmese, burmeseBreaks, burmeseWords } from '../../../../tools/burmeseBreaks.mjs';

/** Shows the marks: `|` where a line may end, nothing where it may not. */
const shown = (text: string) => breakBurmese(text).replaceAll('\u034f', '').replaceAll('\u200b', '|');

test('a line may end between words, but none begins with a suffix', () => {
  expect(shown('ဤနေရာတွင် စကားဝှက်အသစ် ထပ်ရိုက်ပါ')).toBe('ဤ|နေရာတွင် စကားဝှက်|အသစ် ထပ်|ရိုက်ပါ');
  expect(breakBurmese('စာရင်းမှ')).toMatch(/\u034fမှ$/);
});

test('no line begins with the particle that ends a sentence', () => {
  const particle = (text: string) => /\u034f(ပါ(သည်)?)$/.exec(breakBurmese(text).split('။')[0] ?? '')?.[1];
  expect(particle('ဂိမ်းကို ရွေးပါ။')).toBe('ပါ');
  expect(particle('ပြဿနာ ဖြစ်နေပါသည်။')).toBe('ပါသည်');
});

test('a loanword stays whole, and so does a negation with its verb', () => {
  expect(shown('သင့်အကောင့်')).toBe('သင့်|အကောင့်');
  expect(shown('ဂိမ်းငွေပေးချေမှု')).toBe('ဂိမ်း|ငွေပေးချေမှု');
  expect(shown('မပို့ရသေးပါ')).toBe('မပို့|ရသေးပါ');
});

test.each(burmeseWords)('%s has no break inside', (word) => {
  const marked = breakBurmese(word);
  expect(marked).not.toContain('\u200b');
  expect(marked.replaceAll('\u034f', '')).toBe(word);
});

test('other writing, values and digits stay as they are', () => {
  for (const text of ['Deposit {{amount}}', '၁၂၃', 'Ks 20,000', '<b>OK</b>', '']) expect(breakBurmese(text)).toBe(text);
});

test('a text of marks alone would change nothing: the letters are those of the message', () => {
  const text = 'ယခု {{count}} ခု ရယူနိုင်ပါသည်။ ဘောနပ်စ်ငွေကို ကြည့်ပါ။';
  expect(breakBurmese(text).replace(/\u200b|\u034f/g, '')).toBe(text);
});

test('the build marks the Burmese message files alone', () => {
  const { transform } = burmeseBreaks();
  if (typeof transform !== 'object') throw new Error('the plugin transforms by a filter');
  const { id } = transform.filter as { id: RegExp };
  expect(['/x/i18n/my.json', '/x/i18n/my.screens.json', '/x/i18n/en.json', '/x/my.json'].map((file) => id.test(file))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const handler = transform.handler as (code: string) => string;
  expect(JSON.parse(handler('{"a":{"b":"သင့်အကောင့်"}}'))).toEqual({ a: { b: breakBurmese('သင့်အကောင့်') } });
});
