/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { forgetHomeCopy, homeFromCopy, isHome } from './homeCopy';
import { withoutDate } from './withoutDate';

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 86_400;

/** Set by the build (build/workerFiles.mjs). */
type Later = { later?: true };

/** The server writes the version of its configuration here, because another configuration means another document. */
const CONFIG = '__PARLOUR_CONFIG__';

const files = self.__WB_MANIFEST as (PrecacheEntry & Later)[];

// The document and the files of home's first view, which the page itself has just loaded, so that a later visit starts from the cache.
precacheAndRoute(files.filter(({ later }) => !later).map(withConfig));
cleanupOutdatedCaches();
const shell = createHandlerBoundToURL('/m/index.html');
registerRoute(
  ({ request, url }) => isHome(request, url),
  (call) => homeFromCopy(call.event, call.request, () => shell(call)),
);
self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(forgetHomeCopy()));
registerRoute(new NavigationRoute(shell, { allowlist: [/^\/m(\/|$)/] }));

// Other chunks are cached when first used. Their names contain a hash of their content.
const chunks = new CacheFirst({ cacheName: 'chunks', plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S })] });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/m/assets/'), chunks);
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

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // A new release waits until the player agrees (UpdateNote), so that nothing changes while a form is filled in.
  if (event.data === 'take over') void self.skipWaiting();
  // The rest of home and the app bundle, once the player uses the page (ADR 0024).
  if (event.data === 'fill') event.waitUntil(fill(event));
});

/** One after another, so that the page's own requests come first. A failed file is fetched when it is needed. */
async function fill(event: ExtendableMessageEvent): Promise<void> {
  for (const { url, later } of files) {
    if (later) await chunks.handle({ event, request: new Request(url) }).catch(() => undefined);
  }
}

function withConfig(entry: PrecacheEntry): PrecacheEntry {
  const isDocument = entry.url.endsWith('.html');
  return isDocument ? { ...entry, revision: `${entry.revision ?? ''}.${CONFIG}` } : entry;
}
