import { loadWorld } from '../loadWorld';
import { merchants } from '../merchants/merchants';

const world = loadWorld();
const languages = ['EN', 'TY', 'MY'] as const;

describe.each(merchants.map((merchant) => [merchant.country, merchant] as const))('in %s', (country, merchant) => {
  const foreign = country === 'PH' ? /\bKs\b|ကျပ်/ : /₱|\bpesos?\b/i;

  test('no announcement names the other currency or keeps a placeholder', () => {
    for (const { id, texts } of world.announcementsOf(merchant)) {
      for (const language of languages) {
        const text = JSON.stringify(texts[language]);
        expect({ id, text }).toEqual({ id, text: expect.not.stringMatching(foreign) });
        expect({ id, text }).toEqual({ id, text: expect.not.stringMatching(/\{[a-z]+\}/) });
      }
    }
  });

  test('an announcement names the same amounts, shares and multiples in every language', () => {
    const figures = (text: unknown) =>
      JSON.stringify(text)
        .match(/(₱|Ks )[\d,]*\d|\d+(?=\s?%)|\d+(?=×)/g)
        ?.sort() ?? [];
    for (const { id, texts } of world.announcementsOf(merchant)) {
      for (const language of merchant.languages) {
        expect({ id, language, figures: figures(texts[language]) }).toEqual({ id, language, figures: figures(texts.EN) });
      }
    }
  });
});
