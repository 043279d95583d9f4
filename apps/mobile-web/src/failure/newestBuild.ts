import * as v from 'valibot';
import { fetchFile } from '../fetchFile';

const version = v.object({ build: v.string() });
/** Maximum time to find out why a page did not open, in milliseconds. */
const PATIENCE_MS = 3000;

/** The build that the server serves now (server/serveApp.mjs); undefined if it does not answer. */
export async function newestBuild(): Promise<string | undefined> {
  try {
    const reply = await fetchFile('/m/version.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return v.parse(version, await reply.json()).build;
  } catch {
    return undefined;
  }
}
