import { typedCode } from './typedCode';
import { typedDigits } from './typedDigits';

/** A transaction password has six digits (product decision 4.10). */
export const PIN_LENGTH = 6;

/** Returns true for six Latin digits and nothing else. */
export function isPin(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/**
 * Writes a transaction password, or its first digits, without spaces and dashes and in Latin digits: "24 68-10", "၂၄၆၈၁၀". Of a whole message
 * it takes the only code. Any other text, also one that is too long, stays as it was typed, so that its form can refuse it.
 */
export function typedPin(typed: string): string {
  const digits = typedDigits(typed).replaceAll('-', '');
  if (/^\d{0,6}$/.test(digits)) return digits;
  const { value = '' } = typedCode(typed);
  return isPin(value) ? value : typed;
}
