import { parseUrl } from '@parlour/kernel';

const MAX_LENGTH = 4000;

/**
 * The address to open if a raw one from outside may be opened: absolute https, no credentials, a host of the list
 * (with its port unless that is the usual one). Everything else is `undefined`, and the way back is always its own `href`.
 *
 * Plain http is for development: it is opened from a page that came by http itself. From an https page it would be a blank
 * frame, which the browser blocks, or a page that anybody on the way may change.
 */
export function openableUrl(raw: unknown, allowedHosts: readonly string[]): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || !/^https?:\/\/[^\\]/i.test(raw)) return undefined;
  const url = parseUrl(raw);
  if (!url) return undefined;
  const { protocol, username, password, host, href } = url;
  const isOnSafeWay = protocol === 'https:' || window.location.protocol === 'http:';
  return isOnSafeWay && !username && !password && allowedHosts.includes(host) ? href : undefined;
}
