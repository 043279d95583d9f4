import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const deployed = fileURLToPath(new URL('../../../../../deploy/nginx.conf', import.meta.url));
/** The nginx of this machine; an empty text if it has none (playwright.config.mjs). */
export const nginx = process.env['NGINX_PATH'] ?? '';

type Front = {
  port: number;
  /** Ports of the app server and of the gateway. */
  app: number;
  gateway: number;
};

/** Starts nginx with `deploy/nginx.conf`: only the addresses and the folder of the caches are other ones, and there is no TLS. */
export async function startNginx({ port, app, gateway }: Front): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  const [http] = /server \{\s+listen 80;[\s\S]*?\n\}/.exec(readFileSync(deployed, 'utf8')) ?? [''];
  const config = readFileSync(deployed, 'utf8')
    .replace(http, '')
    .replace('server app:8080;', `server 127.0.0.1:${app};`)
    .replace('server gateway:8080;', `server 127.0.0.1:${gateway};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(http2 on|ssl_\w+ .*);$/gm, '')
    .replaceAll('/var/cache/nginx', folder);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  // As root it would otherwise work as a user who may not write here.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, `${user}pid ${folder}/pid;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${own}\n${config}\n}\n`);
  const args = ['-c', file, '-p', folder, '-e', 'stderr'];
  const { status, stderr } = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const server = spawn(nginx, args, { stdio: 'ignore' });
  const gone = once(server, 'exit');
  return {
    stop: async () => {
      server.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
