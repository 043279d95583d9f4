import { homeAliases } from '@parlour/kernel';
import { DAY_MS } from '@parlour/kernel/time';
import { supports } from '@parlour/kernel/device';
import { fetchFile } from '../fetchFile';

const CACHE = 'pages';
const HOME = '/m/home';
/** The longest wait for the server while there is no copy of home, in milliseconds. */
const PATIENCE_MS = 3000;
/** Copies at once; a new one drops the oldest. */
const MOST = 20;

/** The paths for which the server sends home with its data (server/appRoutes.mjs); `index.html` is the document of all pages. */
const homes = homeAliases.filter((path) => !path.endsWith('.html'));

type Shell = () => Promise<Response>;

/**
 * A page as the server sent it last, at once; the server's answer is kept for the next visit. `shell` is the document of all pages: it is used
 * when there is no copy. Home then waits for the server first, because the shell shows only its skeletons.
 */
export async function pageFromCopy(event: ExtendableEvent, request: Request, shell: Shell): Promise<Response> {
  const key = keyOf(request.url);
  const fresh = keepCopy(request, shell);
  event.waitUntil(fresh);
  const copy = await readCopy(key);
  if (copy || key !== HOME) return copy ?? shell();
  const pause = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return (await Promise.race([fresh, pause])) ?? shell();
}

/** The copies belong to one variant of the pages and to one release: the app deletes them when the variant changes, and a new worker when it takes over. */
export async function forgetPageCopies(): Promise<void> {
  await supports.caches()?.delete(CACHE);
}

/**
 * Keeps the document of a page for the next visit. Resolves to it, or to undefined if the server is not reachable, sends the page without its
 * data, or has another release, which waits until the player agrees.
 */
export async function keepCopy(request: Request, shell: Shell): Promise<Response | undefined> {
  try {
    const reply = await fetchFile(request);
    const html = await reply.clone().text();
    if (!reply.ok || !html.includes('id="parlour-page"') || buildOf(html) !== buildOf(await (await shell()).text())) return undefined;
    const copies = await caches.open(CACHE);
    await copies.put(keyOf(request.url), reply.clone());
    const known = await copies.keys();
    await Promise.all(known.slice(0, -MOST).map((old) => copies.delete(old)));
    return reply;
  } catch {
    return undefined;
  }
}

function keyOf(address: string): string {
  const { pathname, search } = new URL(address);
  return search === '' && homes.some((path) => path === pathname) ? HOME : pathname + search;
}

async function readCopy(key: string): Promise<Response | undefined> {
  const copy = await (await caches.open(CACHE)).match(key);
  const age = Date.now() - Date.parse(copy?.headers.get('Date') ?? '');
  return age < DAY_MS ? copy : undefined;
}

function buildOf(html: string): string | undefined {
  return /<html[^>]* data-build="([\w-]+)"/.exec(html)?.[1];
}
