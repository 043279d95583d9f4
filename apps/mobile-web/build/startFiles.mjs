import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { offlineChunks } from './offlineChunks.mjs';

/**
 * Keeps of the worker's list all but the screens: those are kept once they were opened.
 * @param {string} dist Folder of the build, below the app.
 */
export function startFiles(dist) {
  return (entries) => {
    const wanted = offlineChunks(
      JSON.parse(readFileSync(fileURLToPath(new URL(`../${dist}/.vite/manifest.json`, import.meta.url)), 'utf8')),
    );
    return {
      manifest: entries.filter(({ url }) => !url.startsWith('assets/') || url.endsWith('.svg') || wanted.has(url)),
      warnings: [],
    };
  };
}
