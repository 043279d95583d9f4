import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startupChunks } from './startupChunks.mjs';

/**
 * The files that the service worker precaches: all except screens, which it caches when they are opened first.
 * @param {string} dist Folder of the build, relative to the app.
 */
export function workerFiles(dist) {
  return (entries) => {
    const wanted = startupChunks(
      JSON.parse(readFileSync(fileURLToPath(new URL(`../${dist}/.vite/manifest.json`, import.meta.url)), 'utf8')),
    );
    return {
      manifest: entries.filter(({ url }) => !url.startsWith('assets/') || url.endsWith('.svg') || wanted.has(url)),
      warnings: [],
    };
  };
}
