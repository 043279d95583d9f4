/* global self, caches, setTimeout */
// Replaces a withdrawn service worker (docs/guides/deploy.md): it takes over, deletes all caches and unregisters itself. Open pages keep
// running; the next page load uses the network.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

/** The former worker may still store what a page was fetching when this one took over. In milliseconds. */
const LAST_COPIES_MS = 3000;

async function leave() {
  await deleteCaches();
  await self.registration.unregister();
  await new Promise((resolve) => setTimeout(resolve, LAST_COPIES_MS));
  await deleteCaches();
}

async function deleteCaches() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
