/**
 * Returns an account as a name on the screen. Whoever registered by mobile number has that number as account, and nobody else who looks at the
 * screen may read it whole.
 */
export function displayName(account: string): string {
  const number = /^(\+?\d{2,3})\d{3,}(\d{2})$/.exec(account.replace(/[\s-]/g, ''));
  return number ? `${number[1]}•••${number[2]}` : account;
}
