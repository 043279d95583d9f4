import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startupFiles } from './startupFiles.mjs';

/**
 * The files that the service worker caches before they are used: the document and the files of home at once, the rest of home and the app
 * bundle (`later`) when the player uses the page. It caches screens when they are opened first.
 * @param {string} dist Folder of the build, relative to the app.
 */
export function workerFiles(dist) {
  return (entries) => {
    const chunks = JSON.parse(readFileSync(fileURLToPath(new URL(`../${dist}/.vite/chunks.json`, import.meta.url)), 'utf8'));
    const { first, later } = startupFiles(chunks);
    const isFirst = ({ url }) => !url.startsWith('assets/') || url.endsWith('.svg') || first.has(url);
    return {
      manifest: [
        ...entries.filter(isFirst),
        ...entries.filter((entry) => !isFirst(entry) && later.has(entry.url)).map((entry) => ({ ...entry, later: true })),
      ],
      warnings: [],
    };
  };
}
