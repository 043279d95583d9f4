import { Agent, request } from 'node:http';
import { writeOneSite } from './oneSite';
import { ports } from './ports';
import { type AppServer, startApp } from './startApp';
import { startNginx } from './startNginx';

const [front, ...apps] = ports.replaced;
const [firstApp, secondApp] = apps;
const origin = (port: number) => `http://127.0.0.1:${port}`;
/** Players at once. */
const PLAYERS = 6;

/** Two servers behind nginx with the shipped file, as in `deploy/compose.yaml`. `folders`: a release, and those that are kept. */
export async function serveTwo(...folders: string[]) {
  const env = { PARLOUR_GATEWAY: origin(ports.gateway) };
  const { config, remove } = writeOneSite();
  const start = async (port: number, release: readonly string[]) => {
    const server = await startApp({ port, folders: release, config, env });
    while (!(await fetch(`${origin(port)}/readyz`)).ok) await new Promise(setImmediate);
    return server;
  };
  const running = new Map<number, AppServer>();
  for (const port of apps) running.set(port, await start(port, folders));
  const nginx = await startNginx({ port: front, apps: [firstApp, secondApp], gateway: ports.gateway });
  return {
    /** Replaces one server after the other: it leaves, and the next one starts at the same address. `between` runs while the two differ. */
    async replace(release: readonly string[], between?: () => Promise<void>) {
      for (const port of apps) {
        await running.get(port)?.leave();
        running.set(port, await start(port, release));
        if (port === firstApp) await between?.();
      }
    },
    async close() {
      await nginx.stop();
      for (const server of running.values()) await server.stop();
      remove();
    },
  };
}

/** Opens pages until `stop`: each document, every script that it names, a call, and a report. */
export function openPages() {
  const agent = new Agent({ keepAlive: true });
  const replies: string[] = [];
  const lost: string[] = [];
  let isStopped = false;

  const ask = (path: string, body?: string) =>
    new Promise<string>((resolve) => {
      const fail = (why: string) => {
        lost.push(`${path}: ${why}`);
        resolve('');
      };
      const options = { host: '127.0.0.1', port: front, path, agent, method: body === undefined ? 'GET' : 'POST' };
      request(options, async (reply) => {
        try {
          let text = '';
          for await (const part of reply) text += String(part);
          replies.push(path);
          return Number(reply.statusCode) < 300 ? resolve(text) : fail(String(reply.statusCode));
        } catch (error) {
          return fail(String(error));
        }
      })
        .on('error', (error) => fail(error.message))
        .end(body);
    });

  async function play() {
    while (!isStopped) {
      for (const page of ['/m/login', '/m/home']) {
        const html = await ask(page);
        for (const [script] of html.matchAll(/\/m\/assets\/[\w.-]+\.js/g)) await ask(script);
      }
      await ask('/wps/announcement/category?language=EN&merchant=200jilif3');
      await ask('/m/reports', '{"kind":"vitals"}');
    }
  }
  const players = Array.from({ length: PLAYERS }, play);
  return {
    ask,
    /** How many replies there are so far. */
    count: () => replies.length,
    /** Stops, and returns every request without a good reply. */
    async stop() {
      isStopped = true;
      await Promise.all(players);
      agent.destroy();
      return lost;
    },
  };
}
