/** Masks an account for display: the first and last two characters, with always three asterisks to hide the length. */
export function maskAccount(account: string): string {
  const signs = Array.from(account);
  if (signs.length <= 2) return '***';
  const shown = signs.length < 6 ? 1 : 2;
  return `${signs.slice(0, shown).join('')}***${signs.slice(-shown).join('')}`;
}
