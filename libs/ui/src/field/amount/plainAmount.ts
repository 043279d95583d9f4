/** "₱1,000.505" → "1000.50": keeps digits and one point, removes signs, separators and surplus decimals. */
export function plainAmount(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  if (rest.length === 0 || decimals === 0) return trimmed;
  return `${trimmed || '0'}.${rest.join('').slice(0, decimals)}`;
}
