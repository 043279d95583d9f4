const ORIGIN = 'https://app.invalid';

/** The path if a link from outside leads into this app (`/m/…`), with its query. */
export function appPath(raw: string | null | undefined): string | undefined {
  if (!raw || !raw.startsWith('/') || !URL.canParse(raw, ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(raw, ORIGIN);
  return origin === ORIGIN && (pathname === '/m' || pathname.startsWith('/m/')) ? pathname + search : undefined;
}
