import { whenIdle } from '@parlour/kernel';
import { isOn2g, savesData } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/player';
import { useEffect } from 'react';
import { fetchFile } from '../fetchFile';
import type { PageVariant } from '../startup/pageVariant';

/** How long the loaded page is at rest before anything is fetched ahead, in milliseconds. */
const REST_MS = 2000;
/** The longest wait for an idle period, in milliseconds. */
const LATEST_MS = 5000;
/** Files that are fetched at once. */
const AT_ONCE = 6;

/** Files that were fetched, also for another player or visitor. */
const fetched = new Set<string>();

/**
 * Fetches the files of the likely next touch (build/nextFiles.mjs) while the page is at rest, and runs none of them, so that the touch itself
 * waits for no network. A login brings the player's. It leaves the connection alone if the player saves data or is on 2G.
 */
export function usePrefetchAtRest(): void {
  const kind = useIsLoggedIn() ? 'player' : 'visitor';
  useEffect(() => {
    if (savesData() || isOn2g()) return undefined;
    let stopWaiting: (() => void) | undefined;
    const begin = () => {
      const timer = setTimeout(() => (stopWaiting = whenIdle(() => void fetchFiles(kind), LATEST_MS)), REST_MS);
      stopWaiting = () => clearTimeout(timer);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin);
    return () => {
      window.removeEventListener('load', begin);
      stopWaiting?.();
    };
  }, [kind]);
}

/** The most urgent first. After a failure the rest is left to the touch. */
async function fetchFiles(kind: PageVariant['kind']): Promise<void> {
  const listed = document.getElementById('next')?.dataset[kind]?.split(' ') ?? [];
  const files = listed.filter((file) => !fetched.has(file));
  const { integrity = {} } = importMap();
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const part = files.slice(from, from + AT_ONCE);
    for (const file of part) fetched.add(file);
    const isThere = await Promise.all(part.map((file) => fetchAhead(file, integrity[file])));
    if (isThere.includes(false)) return;
  }
}

/**
 * Fetches a file into the browser's cache. A link then has the browser compile a script, with the hash that its import expects, or apply a style sheet,
 * which a script waits for. The link comes after the file: a script whose link fails cannot be imported any more in some browsers, and Vite does not
 * wait for a style sheet whose link is there already.
 */
async function fetchAhead(file: string, integrity = ''): Promise<boolean> {
  const response = await fetchFile(file, { priority: 'low' }).catch(() => undefined);
  // A reply that nobody reads may never be complete in the cache.
  const content = await response?.arrayBuffer().catch(() => undefined);
  if (!response?.ok || !content) return false;
  const link = document.createElement('link');
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  // Safari before 17 does not support modulepreload.
  if (link.relList.supports(rel)) document.head.append(Object.assign(link, { rel, crossOrigin: '', integrity, href: file }));
  return true;
}

function importMap(): { integrity?: Record<string, string> } {
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  return text ? (JSON.parse(text) as { integrity?: Record<string, string> }) : {};
}
