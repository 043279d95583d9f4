/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { catalogueCopies } from './catalogueCopies';

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 86_400;

/** The server writes the version of its configuration here, because another configuration means another document. */
const CONFIG = '__PARLOUR_CONFIG__';

// The document and all files of home, so that a later visit starts from the cache, even offline.
precacheAndRoute(self.__WB_MANIFEST.map(withConfig));
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/m/index.html'), { allowlist: [/^\/m(\/|$)/] }));

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

// Public replies: stale-while-revalidate.
registerRoute(
  ({ request, url }) =>
    request.method === 'GET' &&
    !request.headers.has('Authorization') &&
    (/^\/lgw\/games\/(vendors|hot|list|winners)$/.test(url.pathname) || url.pathname === '/wps/announcement'),
  new StaleWhileRevalidate({
    cacheName: 'catalogue',
    plugins: [catalogueCopies, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: DAY_S, purgeOnQuotaError: true })],
  }),
);

// A new release waits until the player agrees (UpdateNote), so that nothing changes while a form is filled in.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
});

function withConfig(entry: PrecacheEntry | string): PrecacheEntry | string {
  const isDocument = typeof entry !== 'string' && entry.url.endsWith('.html');
  return isDocument ? { ...entry, revision: `${entry.revision ?? ''}.${CONFIG}` } : entry;
}
