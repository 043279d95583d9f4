const MAX_LENGTH = 4000;

/**
 * The address to open if a raw one from outside may be opened: absolute http(s), no credentials, a host of the list
 * (with its port unless that is the usual one). Everything else is `undefined`, and the way back is always its own `href`.
 */
export function openableUrl(raw: unknown, allowedHosts: readonly string[]): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || !/^https?:\/\/[^\\]/i.test(raw) || !URL.canParse(raw)) return undefined;
  const { username, password, host, href } = new URL(raw);
  return !username && !password && allowedHosts.includes(host) ? href : undefined;
}
