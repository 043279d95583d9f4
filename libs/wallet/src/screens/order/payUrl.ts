import { openableUrl, parseUrl } from '@parlour/kernel';

const MAX_LENGTH = 2000;
/** Matches tabs, line breaks and other invisible characters, which the URL parser silently removes. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/**
 * Matches a public host name. The parser normalises every IP notation to 127.0.0.1 or [::1], and no top-level domain starts like
 * these.
 */
const publicName = /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;
const localName = /\.(localhost|localdomain|local|lan|internal|home\.arpa)$/;

/**
 * Returns the URL of a payment page that may be opened: on a host listed by the operator, or https without credentials on a
 * public host name. Payment providers are many and change, so unlisted hosts are allowed, but only after the player has seen the
 * host and tapped. IP addresses are refused: they tell a player nothing and may point into the local network.
 */
export function payUrl(raw: string | null | undefined, listedHosts: readonly string[]): { href: string; host: string } | undefined {
  const url = raw && raw.length <= MAX_LENGTH && !unseen.test(raw) ? parseUrl(raw) : undefined;
  if (!url) return undefined;
  const { protocol, username, password, hostname, host, href } = url;
  const isPublic = protocol === 'https:' && !username && !password && publicName.test(hostname) && !localName.test(hostname);
  return isPublic || openableUrl(raw, listedHosts) ? { href, host } : undefined;
}
