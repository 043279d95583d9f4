import { forward } from './forward';
import { writeOneSite } from './oneSite';
import { ports } from './ports';
import { startApp } from './startApp';

/** The address of the releases. */
export const releasesUrl = `http://127.0.0.1:${ports.front}`;

/**
 * The app's server behind one address that also forwards to the gateway, as `deploy/nginx.conf` does. `deploy` replaces the
 * release and keeps the folders of former releases.
 */
export async function serveReleases() {
  const { config, remove } = writeOneSite();
  let running: Awaited<ReturnType<typeof startApp>> | undefined;
  const front = await forward(ports.front, ({ url = '' }) =>
    /^\/(wps|lgw|cdn)\//.test(url) ? ports.gateway : (running?.port ?? ports.apps[0]),
  );

  async function replace(folders: string[], env?: Record<string, string>): Promise<void> {
    const former = running;
    // The former server stops once the next one answers. It still finishes the requests that it has received.
    running = await startApp({ port: former?.port === ports.apps[0] ? ports.apps[1] : ports.apps[0], folders, config, env });
    await former?.finish();
  }

  return {
    deploy: (...folders: [release: string, ...kept: string[]]) => replace(folders),
    withdrawWorker: (release: string) => replace([release], { PARLOUR_WORKER: 'off' }),
    async close(): Promise<void> {
      await running?.stop();
      await front.close();
      remove();
    },
  };
}
