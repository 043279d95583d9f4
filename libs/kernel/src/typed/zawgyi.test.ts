import fc from 'fast-check';
import { looksLikeZawgyi } from './looksLikeZawgyi';
import { unicodeOfZawgyi } from './zawgyi';

it.each([
  ['ေမာင္ေမာင္', 'မောင်မောင်'],
  ['ဦးေအာင္ေဇာ္', 'ဦးအောင်ဇော်'],
  ['ေဒၚခင္', 'ဒေါ်ခင်'],
  ['ေက်ာ္ေက်ာ္', 'ကျော်ကျော်'],
  ['ျမန္မာ', 'မြန်မာ'],
  ['ႏိုင္ငံေတာ္', 'နိုင်ငံတော်'],
  ['Ko ေအာင္, 0917', 'Ko အောင်, 0917'],
  ['ဦး ေအာင္ ဆန်း', 'ဦး အောင် ဆန်း'],
  ['ဒေါ်ခင် ေအး', 'ဒေါ်ခင် အေး'],
  ['ဦးေအာင္ မောင်မောင်', 'ဦးအောင် မောင်မောင်'],
])('reads %s as %s', async (zawgyi, unicode) => {
  expect(looksLikeZawgyi(zawgyi)).toBe(true);
  expect(looksLikeZawgyi(unicode)).toBe(false);
  expect(await unicodeOfZawgyi(zawgyi)).toBe(unicode);
});

it.each([
  ['မောင်မောင် ကမ္ဘာ ေအာင္', 'မောင်မောင် ကမ္ဘာ အောင်'],
  ['ကြည်ကြည် မြ ေအး', 'ကြည်ကြည် မြ အေး'],
  ['မောင်မောင် သန္တာ', undefined],
])('leaves the words of %s that may be Unicode, as the rest of the text is', async (text, unicode) => {
  expect(await unicodeOfZawgyi(text)).toBe(unicode);
});

it('reads a short name that has no sign of Zawgyi', async () => {
  expect([looksLikeZawgyi('ခင္မာ'), await unicodeOfZawgyi('ခင္မာ')]).toEqual([false, 'ခင်မာ']);
});

it.each(['', 'Maria Santos', 'မောင်မောင်', 'အောင်ဆန်းစုကြည်', 'သီရိ', 'စန္ဒာ', 'ဝိဇ္ဇာ', 'ယောက်ျား', 'ဥက္ကဋ္ဌ', 'အင်္ဂါ', '၁၂၃', 'မေတ္တာ'])(
  'leaves %j as it is',
  async (text) => {
    expect([looksLikeZawgyi(text), await unicodeOfZawgyi(text)]).toEqual([false, undefined]);
  },
);

it('never changes a text without Burmese letters, and reads what it has read only once', async () => {
  const zawgyi = fc.constantFrom('ေမာင္', 'ခင္', 'ေဇာ္', 'ျမ', 'ႏိုင္', 'ၾကည္');
  await fc.assert(fc.asyncProperty(fc.string(), async (text) => expect(await unicodeOfZawgyi(text)).toBeUndefined()));
  await fc.assert(
    fc.asyncProperty(fc.array(zawgyi, { minLength: 2, maxLength: 6 }), async (parts) => {
      const unicode = await unicodeOfZawgyi(parts.join(''));
      if (unicode !== undefined) expect(await unicodeOfZawgyi(unicode)).toBeUndefined();
    }),
  );
});
