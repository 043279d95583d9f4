/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { forgetHomeCopy, homeFromCopy, isHome } from './homeCopy';
import { withoutDate } from './withoutDate';

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 86_400;

/** The server writes the version of its configuration here, because another configuration means another document. */
const CONFIG = '__PARLOUR_CONFIG__';

// The document and all files of home, so that a later visit starts from the cache, even offline.
precacheAndRoute(self.__WB_MANIFEST.map(withConfig));
cleanupOutdatedCaches();
const shell = createHandlerBoundToURL('/m/index.html');
registerRoute(
  ({ request, url }) => isHome(request, url),
  (call) => homeFromCopy(call.event, call.request, () => shell(call)),
);
self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(forgetHomeCopy()));
registerRoute(new NavigationRoute(shell, { allowlist: [/^\/m(\/|$)/] }));

// Other chunks are cached when first used. Their names contain a hash of their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/m/assets/'),
  new CacheFirst({ cacheName: 'chunks', plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S })] }),
);
registerRoute(
  ({ request, url }) => request.destination === 'image' && !url.pathname.startsWith('/wps/'),
  new CacheFirst({
    cacheName: 'images',
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 14 * DAY_S, purgeOnQuotaError: true })],
  }),
);

// Public replies of home, from the copy at once and from the gateway for the next time. Their addresses name merchant and language. One that
// the app asks for anew comes from the gateway, and from the copy only offline.
const catalogue = {
  cacheName: 'catalogue',
  plugins: [withoutDate, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: DAY_S, purgeOnQuotaError: true })],
};
const [atOnce, anew] = [new StaleWhileRevalidate(catalogue), new NetworkFirst(catalogue)];
registerRoute(
  ({ request, url }) =>
    request.method === 'GET' &&
    url.searchParams.has('merchant') &&
    (/^\/lgw\/games\/(vendors|hot|list|winners)$/.test(url.pathname) || url.pathname === '/wps/announcement'),
  (call) => (call.request.cache === 'no-cache' ? anew : atOnce).handle(call),
);

// A new release waits until the player agrees (UpdateNote), so that nothing changes while a form is filled in.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
});

function withConfig(entry: PrecacheEntry | string): PrecacheEntry | string {
  const isDocument = typeof entry !== 'string' && entry.url.endsWith('.html');
  return isDocument ? { ...entry, revision: `${entry.revision ?? ''}.${CONFIG}` } : entry;
}
