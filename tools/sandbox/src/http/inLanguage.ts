/** What is kept in the language that was asked for, else in English; a language is any word, so nothing inherited counts. */
export function inLanguage<Text>(texts: Readonly<Record<string, Text>>, language: string): Text | undefined {
  return Object.hasOwn(texts, language) ? texts[language] : texts['EN'];
}
