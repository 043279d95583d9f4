import { supports } from '@parlour/kernel/device';
import { fetchFile } from '../fetchFile';

/**
 * Replaces the app's cached files, in the worker's cache and the browser's, because one of them may be corrupt. Images and the
 * gateway's replies stay.
 */
export async function forgetCopies(): Promise<void> {
  try {
    const copies = supports.caches();
    const names = (await copies?.keys())?.filter((name) => !/^(images|catalogue|replies)$/.test(name)) ?? [];
    await Promise.all(names.map((name) => copies?.delete(name)));
  } catch {
    // a browser that refuses
  }
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\/m\/assets\/[\w.-]+\.js$/.test(name));
  await Promise.allSettled(files.map(({ name }) => fetchFile(name, { cache: 'reload' })));
}
