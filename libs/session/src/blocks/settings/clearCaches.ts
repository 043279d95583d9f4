import { removeStored, supports } from '@parlour/kernel';

/** Stored keys that can be loaded again (specification 3, stored keys). The session, the language and the preferences stay. */
const caches = ['getVassGameType', 'getGameLotts', 'lottList', 'elottList', 'setTemplate', 'service_link', 'status', 'memberInfo'];

/** Clears stored data that can be loaded again. */
export async function clearCaches(): Promise<void> {
  for (const key of caches) removeStored('local', key);
  removeStored('session', 'imageCdn');
  const copies = supports.caches();
  const names = (await copies?.keys().catch(() => [])) ?? [];
  await Promise.all(names.map((name) => copies?.delete(name).catch(() => false)));
}
