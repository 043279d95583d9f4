/** Marks without a width of their own, which keyboards, chats and bank apps add to a copied number. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe63]/g;
const FULL_WIDTH_SIGNS = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Writes a typed text in ASCII where that keeps its meaning: decimal digits of any script, full-width signs, dashes. Spaces of every kind
 * become one plain space each, and invisible marks are dropped. Signs that only look like digits ("²", "①", "Ⅳ") stay.
 */
export function plainText(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(/\s/g, ' ')
    .replace(FULL_WIDTH_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(DASHES, '-')
    .replace(/\p{Nd}/gu, latinDigit);
}

/** The same without spaces: "၁၂၃ ၄၅၆" is "123456". Letters and signs stay, so that a reader can refuse them. */
export function typedDigits(typed: string): string {
  return plainText(typed).replaceAll(' ', '');
}

/** The digits of a script follow each other from zero to nine, and some scripts have several such rows without a gap. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}
