import * as v from 'valibot';
import { fetchFile } from '../fetchFile';

const versionFile = v.object({ build: v.string() });
/** Maximum time to wait for the server's answer, in milliseconds. */
const PATIENCE_MS = 3000;

/** Why the server cannot serve a file: the connection is dead, or the server answers with an error of its own. */
export type ServerProblem = 'unreachable' | 'failing';

/** The build that the server serves now (server/serveApp.mjs); undefined if the server does not name its build, as on a static host. */
export type ServedBuild = { problem?: undefined; build: string | undefined };

/** Asks the server which build it serves, to find out why the files of a screen could not be loaded. */
export async function askServer(): Promise<ServedBuild | { problem: ServerProblem }> {
  try {
    const reply = await fetchFile('/m/version.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (reply.status >= 500) return { problem: 'failing' };
    const file: unknown = await reply.json().catch(() => undefined);
    return { build: v.is(versionFile, file) ? file.build : undefined };
  } catch {
    return { problem: 'unreachable' };
  }
}
