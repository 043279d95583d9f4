/** True every night (`E2E_SWEEP=all`): tests with thousands of cases then take all of them, in every place. */
export const isSweep = process.env['E2E_SWEEP'] === 'all';

/**
 * Returns the languages in which a test repeats its walk. Every change is tested in English and in Burmese, which has another script and the
 * longest texts. Filipino has texts and a layout like English, so it is tested every night; only the short journey of `languages.test.ts`
 * runs in it for every change.
 */
export function languagesNow<Site extends { locale: string }>(sites: readonly Site[]): readonly Site[] {
  return sites.filter(({ locale }) => isSweep || locale !== 'fil');
}
