/**
 * Signs of the Zawgyi encoding: a vowel or medial without the consonant before it, a virama that stacks nothing, or a code point that Zawgyi
 * fonts use for another form of a letter. Burmese text in Unicode has none of them.
 */
const SIGNS =
  /(?:^|[^\u103b-\u103f\u1000-\u102a\u104e])\u1031|(?:^|[^\u103a-\u103f\u1000-\u102a\u104e])[\u103b-\u103e]|\u1039(?![\u1000-\u1021])|[\u1060-\u1097]/;

/** Returns true if a text has signs of the Zawgyi encoding, so that other people and banks cannot read it as it is. */
export function looksLikeZawgyi(text: string): boolean {
  return SIGNS.test(text);
}
