/** True every night (`SWEEP=all`): tests with thousands of cases then take all of them, in every place. */
export const isSweep = process.env['SWEEP'] === 'all';

/**
 * Returns the languages in which a test repeats its walk. Every change is walked in Burmese, which has another script and the longest texts.
 * English, in which all other tests run, and Filipino, with texts and a layout like those of English, follow every night.
 */
export function languagesNow<Site extends { locale: string }>(sites: readonly Site[]): readonly Site[] {
  return sites.filter(({ locale }) => isSweep || locale === 'my');
}
