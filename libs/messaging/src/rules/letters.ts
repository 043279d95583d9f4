/**
 * Length of a text without the air around it, in code points, as the gateway counts it. Ranges "in words" (specification 5)
 * are counted in letters, because Burmese is written without spaces.
 */
export function letters(text: string): number {
  return Array.from(text.trim()).length;
}
