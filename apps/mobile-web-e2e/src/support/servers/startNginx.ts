import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shipped = readFileSync(fileURLToPath(new URL('../../../../../deploy/nginx.conf', import.meta.url)), 'utf8');
/** The nginx of this machine; an empty text if it has none (playwright.config.mjs). */
export const nginx = process.env['NGINX_PATH'] ?? '';

type Front = {
  port: number;
  /** Ports of the two app servers and of the gateway. */
  apps: readonly [number, number];
  gateway: number;
};

/** Starts nginx with `deploy/nginx.conf`: only the addresses and the folder of the caches are other ones, and there is no TLS. */
export async function startNginx({ port, apps, gateway }: Front): Promise<{ stop: () => Promise<void> }> {
  const [http] = /server \{\s+listen 80;[\s\S]*?\n\}/.exec(shipped) ?? [''];
  const config = shipped
    .replace(http, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_\w+ .*;$/gm, '');
  const { folder, args } = place(config, { apps, gateway });
  const { status, stderr } = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const server = spawn(nginx, args, { stdio: 'ignore' });
  const gone = once(server, 'exit');
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))) await new Promise(setImmediate);
  return {
    stop: async () => {
      server.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Returns the output of `nginx -t` for the shipped file. Only names of hosts, folders and the ports 80 and 443 are replaced, because only root
 * may open those ports.
 */
export function testShippedFile(): string {
  const ports = { apps: [8080, 8080], gateway: 8080 } as const;
  const config = shipped.replace('listen 80;', 'listen 127.0.0.1:8081;').replace('listen 443 ssl', 'listen 127.0.0.1:8443 ssl');
  const { folder, args } = place(config, ports);
  const tls = join(folder, 'tls');
  mkdirSync(tls);
  const subject = ['-subj', '/CN=localhost', '-keyout', join(tls, 'privkey.pem'), '-out', join(tls, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  const { stderr } = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stderr;
}

/** Writes a configuration where nginx finds it, with folders that it may write to. */
function place(config: string, { apps: [first, second], gateway }: Pick<Front, 'apps' | 'gateway'>) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  const placed = config
    .replace('server app-1:8080', `server 127.0.0.1:${first}`)
    .replace('server app-2:8080', `server 127.0.0.1:${second}`)
    .replace('server gateway:8080', `server 127.0.0.1:${gateway}`)
    .replaceAll('/etc/nginx/tls', `${folder}/tls`)
    .replaceAll('/var/cache/nginx', folder);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  // As root it would otherwise work as a user who may not write here.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, `${user}pid ${folder}/pid;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${own}\n${placed}\n}\n`);
  return { folder, args: ['-c', file, '-p', folder, '-e', 'stderr'] };
}
