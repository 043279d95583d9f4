/** True every night (`E2E_SWEEP=all`): tests with thousands of cases then take all of them, in every place. */
export const isSweep = process.env['E2E_SWEEP'] === 'all';

/**
 * Returns the languages in which a test repeats its steps. Each change is tested in English and in Burmese, because Burmese has another script
 * and the longest texts. Filipino texts are about as long as English ones, so they are tested every night. For each change, only the short
 * journey of `languages.test.ts` runs in Filipino.
 */
export function languagesNow<Site extends { locale: string } | { language: string }>(sites: readonly Site[]): readonly Site[] {
  return sites.filter((site) => isSweep || ('locale' in site ? site.locale !== 'fil' : site.language !== 'TY'));
}
