/** A mobile number without the blanks, hyphens and leading zeros that people type, as it follows a dialing code. */
export function localDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^0+/, '');
}
