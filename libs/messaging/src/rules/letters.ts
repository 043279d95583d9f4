/**
 * Returns the length of a trimmed text in code points, as the gateway counts it. Ranges "in words" (specification 5) are counted
 * in characters, because Burmese is written without spaces.
 */
export function letters(text: string): number {
  return Array.from(text.trim()).length;
}
