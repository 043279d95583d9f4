/** Marks that nobody sees, which keyboards, chats and bank apps add to a copied number. The keycap of an emoji digit is one of them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u20e3]/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe63]/g;
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032\u00b4`]/g;
const FULL_WIDTH_SIGNS = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
/** A letter other than wa, or a mark on a letter. */
const OTHER_LETTER = /[^\P{L}ဝ]|\p{M}/u;

/**
 * Writes a typed text in ASCII where that keeps its meaning: decimal digits of any script, full-width signs, dashes, apostrophes. Spaces of
 * every kind become one plain space each, and invisible marks are dropped. Signs that only look like digits ("²", "①", "Ⅳ") stay.
 */
export function plainText(typed: string): string {
  const text = typed
    .replace(INVISIBLE, '')
    .replace(/\s/g, ' ')
    .replace(FULL_WIDTH_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(/\p{Nd}/gu, latinDigit);
  return withZeros(text);
}

/** The same without spaces: "၁၂၃ ၄၅၆" is "123456". Letters and signs stay, so that a reader can refuse them. */
export function typedDigits(typed: string): string {
  return plainText(typed).replaceAll(' ', '');
}

/** Burmese keyboards give the letter wa, "ဝ", for the zero that looks like it. Beside digits and without other letters it is no word. */
export function withZeros(text: string): string {
  return /\d/.test(text) && !OTHER_LETTER.test(text) ? text.replaceAll('ဝ', '0') : text;
}

/** The digits of a script follow each other from zero to nine, and some scripts have several such rows without a gap. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** What a typed text means: one clear value, or the reason why it is refused. A refused text stays in its field as it was typed. */
export type Reading<Value, Problem extends string> = { value: Value; problem?: undefined } | { value?: undefined; problem: Problem };
