import * as v from 'valibot';

const version = v.object({ build: v.string() });
/** Longer than this nobody waits to hear why a page did not open, in milliseconds. */
const PATIENCE_MS = 3000;

/** Which build the server serves now (server/serveApp.mjs); undefined when it does not say. */
export async function newestBuild(): Promise<string | undefined> {
  try {
    // eslint-disable-next-line no-restricted-globals -- a file of the app itself, not of the gateway
    const reply = await fetch('/m/version.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return v.parse(version, await reply.json()).build;
  } catch {
    return undefined;
  }
}
