/** An account for the screen: first and last two signs, always three stars, so that its length stays private. */
export function maskAccount(account: string): string {
  const signs = Array.from(account);
  if (signs.length <= 2) return '***';
  const shown = signs.length < 6 ? 1 : 2;
  return `${signs.slice(0, shown).join('')}***${signs.slice(-shown).join('')}`;
}
