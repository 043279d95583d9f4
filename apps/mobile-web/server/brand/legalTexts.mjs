const ADDRESS = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/\S*)?$/i;

/** @param {string} text */
export function isAddress(text) {
  return ADDRESS.test(text);
}

/**
 * Returns the legal texts of a merchant in all languages: https addresses, and HTML files of the brand.
 * @param {{ legal?: Record<'terms' | 'privacy' | 'responsiblePlay' | 'tracking', Record<string, string>> & { date?: string } }} merchant
 */
export function legalTexts({ legal: { terms, privacy, responsiblePlay, tracking } = {} }) {
  return [terms, privacy, responsiblePlay, tracking].flatMap((byLanguage) => Object.values(byLanguage ?? {}));
}
