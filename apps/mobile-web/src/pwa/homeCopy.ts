import { homeAliases, supports } from '@parlour/kernel';
import { fetchFile } from '../fetchFile';

const CACHE = 'home';
const KEY = '/m/home';
const DAY_MS = 86_400_000;
/** The longest wait for the server while there is no copy, in milliseconds. */
const PATIENCE_MS = 3000;

/** The paths for which the server sends home with its data (server/appRoutes.mjs); `index.html` is the document of all pages. */
const paths = homeAliases.filter((path) => !path.endsWith('.html'));

export function isHome(request: Request, url: URL): boolean {
  return request.mode === 'navigate' && paths.some((path) => path === url.pathname) && url.search === '';
}

/**
 * Home as the server sent it last, at once; the server's answer is kept for the next visit. `shell` is the document of all pages: it is used
 * when there is neither a copy nor an answer of this release.
 */
export async function homeFromCopy(event: ExtendableEvent, request: Request, shell: () => Promise<Response>): Promise<Response> {
  const fresh = fetchHome(request, shell);
  event.waitUntil(fresh);
  const pause = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return (await readCopy()) ?? (await Promise.race([fresh, pause])) ?? shell();
}

/** The copy belongs to one variant of home and to one release: the app deletes it when the variant changes, and a new worker when it takes over. */
export async function forgetHomeCopy(): Promise<void> {
  await supports.caches()?.delete(CACHE);
}

async function readCopy(): Promise<Response | undefined> {
  const copy = await (await caches.open(CACHE)).match(KEY);
  const age = Date.now() - Date.parse(copy?.headers.get('Date') ?? '');
  return age < DAY_MS ? copy : undefined;
}

/** Undefined if the server is not reachable, has no snapshot, or has another release, which waits until the player agrees. */
async function fetchHome(request: Request, shell: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const reply = await fetchFile(request);
    const html = await reply.clone().text();
    if (!reply.ok || !html.includes('id="parlour-home"') || buildOf(html) !== buildOf(await (await shell()).text())) return undefined;
    await (await caches.open(CACHE)).put(KEY, reply.clone());
    return reply;
  } catch {
    return undefined;
  }
}

function buildOf(html: string): string | undefined {
  return /<html[^>]* data-build="([\w-]+)"/.exec(html)?.[1];
}
