import { parseUrl } from '@parlour/kernel';

const ORIGIN = 'https://app.invalid';

/** Returns the path, with its query, if an external link points into this app (`/m/…`). */
export function appPath(raw: string | null | undefined): string | undefined {
  const url = raw?.startsWith('/') ? parseUrl(raw, ORIGIN) : undefined;
  if (!url) return undefined;
  const { origin, pathname, search } = url;
  return origin === ORIGIN && (pathname === '/m' || pathname.startsWith('/m/')) ? pathname + search : undefined;
}
