import { isOn2g, savesData, whenIdle } from '@parlour/kernel/device';
import { useIsLoggedIn } from '@parlour/player/session';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { fetchFile } from '../fetchFile';
import { appBundleOf, home, later, menu } from '../startup/bundles';
import type { PageVariant } from '../startup/documentPage';

/** How long the loaded page is at rest before anything is fetched ahead, in milliseconds. */
const REST_MS = 2000;
/** The longest wait for the first idle period, in milliseconds. */
const LATEST_MS = 5000;
/** The longest wait between two bundles, in milliseconds. */
const PAUSE_MS = 500;
/** Files that are fetched at once. */
const AT_ONCE = 6;

/** Files that were fetched, also for another player or visitor. */
const fetched = new Set<string>();

/**
 * Prepares the likely next touch while the page is at rest (build/chunkFiles.mjs lists the files): fetches the bundles and runs each in another idle
 * period, then fetches the likely next screens, so that the touch waits for no network. Nothing more is rendered, and no call is sent. A login brings
 * the player's files. It does nothing if the player saves data or is on 2G. Returns true once the bundles have run.
 */
export function useReadyAtRest(): boolean {
  const kind = useIsLoggedIn() ? 'player' : 'visitor';
  const bundle = appBundleOf(useStore());
  const [hasRun, setHasRun] = useState(0);
  const parts = useMemo(() => [bundle, later, menu, home], [bundle]);
  useEffect(() => {
    if (savesData() || isOn2g()) return undefined;
    let stopWaiting: (() => void) | undefined;
    const isIdle = (latestMs = PAUSE_MS) => new Promise<void>((resolve) => (stopWaiting = whenIdle(resolve, latestMs)));
    const prepare = async () => {
      await isIdle(LATEST_MS);
      if (!(await fetchFiles('parts'))) return;
      for (const [before, part] of parts.entries()) {
        await isIdle();
        await part.load();
        // The bottom menu needs the first two of them.
        setHasRun(before + 1);
      }
      await isIdle();
      await fetchFiles(kind);
    };
    const begin = () => {
      // A failure shows when the part is needed.
      const timer = setTimeout(() => void prepare().catch(() => undefined), REST_MS);
      stopWaiting = () => clearTimeout(timer);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin);
    return () => {
      window.removeEventListener('load', begin);
      stopWaiting?.();
    };
  }, [kind, parts]);
  return hasRun === parts.length;
}

/** The most urgent first. After a failure the rest is left to the touch. Returns whether all files are there. */
async function fetchFiles(list: PageVariant['kind'] | 'parts'): Promise<boolean> {
  const listed = document.getElementById('next')?.dataset[list]?.split(' ') ?? [];
  const files = listed.filter((file) => !fetched.has(file));
  const { integrity = {} } = importMap();
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const part = files.slice(from, from + AT_ONCE);
    for (const file of part) fetched.add(file);
    const isThere = await Promise.all(part.map((file) => fetchAhead(file, integrity[file])));
    if (isThere.includes(false)) return false;
  }
  return true;
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
