const ADDRESS = /^https:\/\/[a-z0-9.-]+(:\d+)?(\/\S*)?$/i;

/** @param {string} text */
export function isAddress(text) {
  return ADDRESS.test(text);
}

const KINDS = ['terms', 'privacy', 'responsiblePlay', 'tracking'];

/**
 * Returns the legal texts of a merchant in all languages: https addresses, and HTML files of the brand.
 * @param {{ legal?: Record<'terms' | 'privacy' | 'responsiblePlay' | 'tracking', Record<string, string>> & { date?: string } }} merchant
 * @returns {{ path: string, text: string }[]} `path`: the place in the merchant, such as `legal.terms.EN`.
 */
export function legalTexts({ legal = {} }) {
  return KINDS.flatMap((kind) =>
    Object.entries(legal[kind] ?? {}).map(([language, text]) => ({ path: `legal.${kind}.${language}`, text })),
  );
}
