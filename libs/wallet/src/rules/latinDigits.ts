const BURMESE_ZERO = 0x1040;

/** Writes Burmese digits, as a Burmese keyboard types them, as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - BURMESE_ZERO));
}
