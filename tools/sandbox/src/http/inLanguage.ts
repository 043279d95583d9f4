/**
 * Returns the entry of the requested language, or the English one. The language may be any word, so inherited properties are
 * ignored.
 */
export function inLanguage<Text>(texts: Readonly<Record<string, Text>>, language: string): Text | undefined {
  return Object.hasOwn(texts, language) ? texts[language] : texts['EN'];
}
