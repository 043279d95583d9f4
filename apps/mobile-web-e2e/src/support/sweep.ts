/** True every night (`E2E_SWEEP=all`): tests with thousands of cases then take all of them, in every place. */
export const isSweep = process.env['E2E_SWEEP'] === 'all';

/**
 * The languages of a test that repeats the same walk in each. A change is walked in English and in Burmese, which has another script and the
 * longest texts. Filipino, whose texts and layout are like those of English, follows every night; `languages.test.ts` walks a short journey
 * in it for every change.
 */
export function languagesNow<Site extends { locale: string }>(sites: readonly Site[]): readonly Site[] {
  return sites.filter(({ locale }) => isSweep || locale !== 'fil');
}
