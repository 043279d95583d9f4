import type { AppRoute } from '../routeTable';

/** Features whose screens are forms for money or for login. */
const forms: readonly string[] = ['wallet', 'session'];

/**
 * True for screens over which nothing may open automatically: money forms, session forms, games, and all screens without the bottom menu.
 */
export function isQuietPlace({ feature, route }: AppRoute): boolean {
  return forms.includes(feature.id) || (route.chrome ?? 'full') !== 'full';
}
