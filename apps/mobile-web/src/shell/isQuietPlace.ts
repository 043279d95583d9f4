import type { AppRoute } from '../routeTable';

/** Features whose screens are forms about money or about getting in. */
const forms: readonly string[] = ['wallet', 'session'];

/** Where nothing may come over the page by itself: money forms, forms of the session, games and all that leaves out the bottom menu. */
export function isQuietPlace({ feature, route }: AppRoute): boolean {
  return forms.includes(feature.id) || (route.chrome ?? 'full') !== 'full';
}
