/* global self, caches */
// Replaces a withdrawn service worker (docs/guides/deploy.md): it takes over, deletes all caches and unregisters itself. Open pages keep
// running; the next page load uses the network.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
