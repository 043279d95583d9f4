/**
 * A payment page that may be opened: https without credentials, or a host that the operator lists. Payment providers are
 * many and change, so others are allowed too, but never by themselves: the player sees the host and taps.
 */
export function payUrl(raw: string | null | undefined, listedHosts: readonly string[]): { href: string; host: string } | undefined {
  if (!raw || raw.length > 2000 || !URL.canParse(raw)) return undefined;
  const { protocol, username, password, host, href } = new URL(raw);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && listedHosts.includes(host));
  return isSafe && !username && !password ? { href, host } : undefined;
}
