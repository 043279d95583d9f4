/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { type PrecacheEntry, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isPublicReply, onlyOwnFiles, onlyPublic, repliesCache, withoutDate } from './publicReplies';
import { listenForPushes } from './push/listenForPushes';
import { forgetPageCopies, keepCopy, pageFromCopy } from './pageCopies';

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 86_400;

/** Set by the build (build/chunkFiles.mjs). */
type Later = { later?: true };

/** The server writes the version of its configuration here, because another configuration means another document. */
const CONFIG = '__PARLOUR_CONFIG__';

const files = self.__WB_MANIFEST as (PrecacheEntry & Later)[];

// The document and the files of home's first view, which the page itself has just loaded, so that a later visit starts from the cache.
precacheAndRoute(files.filter(({ later }) => !later).map(withConfig));
cleanupOutdatedCaches();
const shell = createHandlerBoundToURL('/m/index.html');
self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(forgetPageCopies()));
// Below /m/brand/ are the operator's own pages, for example legal texts; below /m/tags/ those of tags.
registerRoute(
  new NavigationRoute((call) => pageFromCopy(call.event, call.request, () => shell(call)), {
    allowlist: [/^\/m(\/|$)/],
    denylist: [/^\/m\/(brand|tags)\//],
  }),
);

// Other chunks, and the texts of the operator's languages, are cached when first used. Their names contain a hash of their content.
const hashed = /^\/m\/(assets|languages)\//;
const chunks = new CacheFirst({
  cacheName: 'chunks',
  plugins: [onlyOwnFiles, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && hashed.test(url.pathname), chunks);
registerRoute(
  ({ request, url }) => request.destination === 'image' && !url.pathname.startsWith('/wps/'),
  new CacheFirst({
    cacheName: 'images',
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 14 * DAY_S, purgeOnQuotaError: true })],
  }),
);

// Public replies of home, from the copy at once and from the gateway for the next time. One that the app asks for again comes from the gateway,
// and from the copy only offline.
const catalogue = {
  cacheName: 'catalogue',
  plugins: [onlyPublic, withoutDate, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: DAY_S, purgeOnQuotaError: true })],
};
const [atOnce, anew] = [new StaleWhileRevalidate(catalogue), new NetworkFirst(catalogue)];
registerRoute(
  ({ request, url }) => isPublicReply(request, url) && /^\/(lgw\/games\/(vendors|hot|list|winners)|wps\/announcement)$/.test(url.pathname),
  (call) => (call.request.cache === 'no-cache' ? anew : atOnce).handle(call),
);

// The other public replies, for example help: from the copy only offline. A reply that is right only at this moment, such as a draw, is not kept.
const replies = new NetworkFirst({
  cacheName: repliesCache,
  plugins: [onlyPublic, withoutDate, new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
});
registerRoute(({ request, url }) => isPublicReply(request, url), replies);

// From the first visit on, so that the screens that the player opens are kept.
self.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(self.clients.claim()));

listenForPushes(self);

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // A new release waits until the player agrees (UpdateNote), so that nothing changes while a form is filled in.
  if (event.data === 'take over') void self.skipWaiting();
  // The rest of home and the app bundle, once the player uses the page (ADR 0035).
  if (event.data === 'fill') event.waitUntil(fill(event));
  // The document and the files that the page loaded before this worker was active.
  if (Array.isArray(event.data))
    event.waitUntil(
      keep(
        event,
        event.data.filter((url) => typeof url === 'string'),
      ),
    );
});

/** One after another, so that the page's own requests come first. A failed file is fetched when it is needed. */
async function fill(event: ExtendableMessageEvent): Promise<void> {
  for (const { url, later } of files) {
    if (later) await chunks.handle({ event, request: new Request(url) }).catch(() => undefined);
  }
}

async function keep(event: ExtendableMessageEvent, loaded: readonly string[]): Promise<void> {
  for (const address of loaded) {
    const url = new URL(address);
    const request = new Request(url);
    if (isPage(url) && !(await caches.match(request))) await keepCopy(request, () => shell({ event, request, url }));
    const isChunk = url.origin === self.location.origin && hashed.test(url.pathname);
    const strategy = isChunk ? chunks : isPublicReply(request, url) ? replies : undefined;
    if (strategy && !(await caches.match(request))) await strategy.handle({ event, request }).catch(() => undefined);
  }
}

function isPage({ origin, pathname }: URL): boolean {
  return origin === self.location.origin && pathname.startsWith('/m/') && !/\.\w+$/.test(pathname);
}

function withConfig(entry: PrecacheEntry): PrecacheEntry {
  const isDocument = entry.url.endsWith('.html');
  return isDocument ? { ...entry, revision: `${entry.revision ?? ''}.${CONFIG}` } : entry;
}
