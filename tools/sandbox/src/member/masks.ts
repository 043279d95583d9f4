/** Masks an address as "m***a@example.test", which its owner can still recognise. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return email && `${name.slice(0, 1)}***${name.slice(-1)}@${host}`;
}

/** "*** *** 7731" */
export function maskMobile(mobile: string): string {
  return mobile && `••• ••• ${mobile.slice(-4)}`;
}

/** "M*** S***" */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map((part) => `${[...part][0] ?? ''}***`)
    .join(' ');
}

/** "ma***a", as lists of players show a username to others. */
export function maskUsername(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}
