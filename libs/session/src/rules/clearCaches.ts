import { removeStored } from '@parlour/kernel';

/** What can be loaded again (specification 3, stored keys). The session, the language and the preferences stay. */
const caches = ['getVassGameType', 'getGameLotts', 'lottList', 'elottList', 'setTemplate', 'service_link', 'status', 'memberInfo'];

/** Empties what the browser keeps only to be quick. */
export async function clearCaches(): Promise<void> {
  for (const key of caches) removeStored('local', key);
  removeStored('session', 'imageCdn');
  if (!('caches' in window)) return;
  const names = await window.caches.keys().catch(() => []);
  await Promise.all(names.map((name) => window.caches.delete(name).catch(() => false)));
}
