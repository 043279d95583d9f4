import { parseUrl } from './paths';

const MAX_LENGTH = 4000;

/**
 * Returns the normalised URL if an external URL may be opened: absolute https, no credentials, an allowed host (with its port
 * unless it is the default). Otherwise it returns `undefined`. Always use the returned `href`, never the input. Plain http is for
 * development: an https page refuses it, because the browser would block such a frame, and anybody on the network could change the page.
 * The server, which does not know how the page is loaded, leaves it to the page.
 */
export function openableUrl(raw: unknown, allowedHosts: readonly string[]): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || !/^https?:\/\/[^\\]/i.test(raw)) return undefined;
  const url = parseUrl(raw);
  if (!url) return undefined;
  const { protocol, username, password, host, href } = url;
  const isOnSafeWay = protocol === 'https:' || globalThis.location?.protocol !== 'https:';
  return isOnSafeWay && !username && !password && allowedHosts.includes(host) ? href : undefined;
}

const ORIGIN = 'https://app.invalid';

/** Returns the path, with its query, if an external link points into this app (`/m/…`). */
export function appPath(raw: string | null | undefined): string | undefined {
  const url = raw?.startsWith('/') ? parseUrl(raw, ORIGIN) : undefined;
  if (!url) return undefined;
  const { origin, pathname, search } = url;
  return origin === ORIGIN && (pathname === '/m' || pathname.startsWith('/m/')) ? pathname + search : undefined;
}
