import { parseUrl } from '@parlour/kernel';
import { openableUrl } from '@parlour/merchant';

const MAX_LENGTH = 2000;
/** Tabs, line breaks and other signs that nobody sees: the parser leaves them out without a word. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** A name of the public net. The parser writes every spelling of a number as 127.0.0.1 or [::1], which no last label begins like. */
const publicName = /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;
const localName = /\.(localhost|localdomain|local|lan|internal|home\.arpa)$/;

/**
 * A payment page that may be opened: a host that the operator lists, or https without credentials on a named host of the
 * public net. Payment providers are many and change, so others are allowed too, but never by themselves: the player sees
 * the host and taps. An address in numbers tells a player nothing, and may be a machine of their own net.
 */
export function payUrl(raw: string | null | undefined, listedHosts: readonly string[]): { href: string; host: string } | undefined {
  const url = raw && raw.length <= MAX_LENGTH && !unseen.test(raw) ? parseUrl(raw) : undefined;
  if (!url) return undefined;
  const { protocol, username, password, hostname, host, href } = url;
  const isPublic = protocol === 'https:' && !username && !password && publicName.test(hostname) && !localName.test(hostname);
  return isPublic || openableUrl(raw, listedHosts) ? { href, host } : undefined;
}
