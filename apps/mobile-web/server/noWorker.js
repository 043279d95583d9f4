/* global self, caches */
// Served in place of a worker that is withdrawn (docs/guides/deploy.md): takes over, throws all copies away and leaves. What is open goes
// on; the next page comes from the network.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
