/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const file = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
/** The last stage of the container file, line by line. */
const image =
  file
    .split(/^FROM /m)
    .at(-1)
    ?.split('\n') ?? [];
const line = (start: string) =>
  image
    .find((text) => text.startsWith(start))
    ?.slice(start.length)
    .trim() ?? '';
const command = (start: string) => JSON.parse(line(start)) as string[];
const nginx = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');

describe('the container file, without a container', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  let server: ChildProcess;
  let port: string;
  let env: Record<string, string>;
  const run = ([program = '', ...args]: string[]) => spawnSync(program, args.map(toPort), { cwd: folder, env });
  const toPort = (text: string) => text.replace('8080', port);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  beforeAll(async () => {
    // Packs a build of one page as the first stage does, and takes what the last stage copies.
    const build = join(folder, 'build');
    mkdirSync(join(build, 'assets'), { recursive: true });
    writeFileSync(join(build, 'index.html'), '<html data-build="one"><title>one</title></html>');
    const [, pack = '', packed = ''] = /node (\S+packRelease\.mjs) (\S+)/.exec(file) ?? [];
    spawnSync(process.execPath, [join(root, pack), join(folder, packed), build], { stdio: 'inherit' });
    for (const [, from = '', to = ''] of image.join('\n').matchAll(/^COPY --from=build \/src\/(\S+) (\S+)$/gm))
      cpSync(join(folder, from), join(folder, to), { recursive: true });
    port = await freePort();
    const [program = '', ...args] = command('CMD ');
    const config = join(root, 'apps/mobile-web/config/sandbox.json');
    env = { PATH: process.env['PATH'] ?? '', PORT: port, PARLOUR_CONFIG: config, PARLOUR_DRAIN_SECONDS: '0' };
    server = spawn(program, args, { cwd: folder, env });
    if (server.stdout) await once(server.stdout, 'data');
  });
  afterAll(() => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  test('it serves the app from the copied files alone', async () => {
    expect(await (await get('/m/home')).text()).toContain('one');
    expect((await get('/m/assets/gone.js')).status).toBe(404);
    expect(await (await get('/m/version.json')).json()).toEqual({ build: 'one' });
  });

  test('its health check asks for readiness', () => {
    const check = command('HEALTHCHECK --interval=5s --timeout=3s CMD ');
    expect(run(check).status).toBe(0);
    rmSync(join(folder, 'releases/current/index.html'));
    expect(run(check).status).toBe(1);
  });

  test('a port in use is reported in one line', () => {
    const second = run(command('CMD '));
    expect(second.status).toBe(1);
    expect(String(second.stderr)).toMatch(/^listen EADDRINUSE[^\n]*\n$/);
  });

  test('the metrics have their own port, which only this machine reaches unless the configuration says so', async () => {
    const [program = '', ...args] = command('CMD ');
    const metrics = await freePort();
    const withMetrics = { ...env, PORT: '0', PARLOUR_METRICS_PORT: metrics };
    const own = spawn(program, args, { cwd: folder, env: withMetrics });
    try {
      await once(own.stdout, 'data');
      expect((await fetch(`http://127.0.0.1:${metrics}/metrics`)).status).toBe(200);
      await expect(fetch(`http://[::1]:${metrics}/metrics`)).rejects.toThrow('fetch failed');
    } finally {
      own.kill('SIGKILL');
    }
    // An address for documents, which no machine has.
    const elsewhere = spawnSync(program, args, { cwd: folder, env: { ...withMetrics, PARLOUR_METRICS_HOST: '192.0.2.1' } });
    expect(String(elsewhere.stderr)).toMatch(/^listen EADDRNOTAVAIL[^\n]* 192\.0\.2\.1/);
  });

  test('it stops on SIGTERM', async () => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  });

  test('it does not run as root, and its configuration comes from outside', () => {
    expect(line('USER ')).toBe('node');
    expect(image.findIndex((text) => text.startsWith('USER '))).toBeLessThan(image.findIndex((text) => text.startsWith('CMD ')));
    expect(line('ENV ')).toContain('PARLOUR_CONFIG=/etc/parlour/');
    expect(command('CMD ').slice(-2)).toEqual(['releases/current', 'releases/former']);
  });
});

describe('the reverse proxy', () => {
  const units: Record<string, number> = { k: 1024, m: 1024 ** 2 };
  const bodySize = (block: string) => {
    const [, size, unit = ''] = /client_max_body_size (\d+)([km]);/.exec(block) ?? [];
    return Number(size) * (units[unit] ?? NaN);
  };
  const location = (path: string) => nginx.split('location ').find((block) => block.startsWith(path)) ?? '';

  test('money: nginx never retries a call and waits longer than the app (product 3: 30 s)', () => {
    const gateway = location('~ ^/(wps|lgw)/');
    expect(gateway).toContain('proxy_next_upstream off;');
    expect(Number(/proxy_read_timeout (\d+)s/.exec(gateway)?.[1])).toBeGreaterThan(30);
  });

  test('the largest image reaches the gateway, sent as base64 in a form, where each character may be escaped as three', () => {
    const image = Buffer.alloc(5 * 1024 * 1024, 0xff).toString('base64');
    const form = `${new URLSearchParams({ iconId: '', image })}`;
    expect(bodySize(location('~ ^/(wps|lgw)/'))).toBeGreaterThan(form.length);
  });

  test('a request body to the app is limited to the largest report', () => {
    expect(bodySize(nginx.slice(0, nginx.indexOf('location ')))).toBe(64 * 1024);
  });

  test('images come from the gateway through a cache', () => {
    const images = location('^~ /cdn/');
    expect(images).toContain('proxy_pass http://gateway;');
    expect(images).toMatch(/proxy_cache (\w+);/);
    const [, zone = ''] = /proxy_cache (\w+);/.exec(images) ?? [];
    expect(nginx).toMatch(new RegExp(`^proxy_cache_path [^;]*keys_zone=${zone}:`, 'm'));
  });

  // Debian has nginx 1.22; these directives are newer. nginxFile.test.ts loads the file in a real nginx, where one is installed.
  test('every directive is known to nginx 1.22', () => {
    const younger = [
      ...[/\bhttp2 o/, /\bhttp3/, /\bquic/, /\bresolve;/, /\bproxy_pass_trailers/, /\bearly_hints/],
      ...[
        /\bkeepalive_min_timeout/,
        /\bssl_certificate_cache/,
        /\bssl_object_cache/,
        /\bsticky\b/,
        /\bssl_key_log/,
        /\badd_header_inherit/,
      ],
    ];
    for (const directive of younger) expect(nginx.replace(/#.*/g, '')).not.toMatch(directive);
    expect(nginx).toContain('listen 443 ssl http2;');
  });

  test('only HTTPS with safe TLS versions, and the app learns the scheme', () => {
    expect(nginx).toContain('return 308 https://');
    expect(nginx).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  });

  test('hidden files and health checks are not found from outside (ASVS 13.4)', () => {
    expect(location('~ /\\.')).toContain('return 404;');
    expect(location('~ ^/(healthz|readyz)$')).toContain('return 404;');
    expect(location('^~ /.well-known/')).toContain('proxy_pass http://app;');
  });

  test('nginx sets no headers, which would replace those of the app', () => {
    expect(nginx).not.toMatch(/^\s*(add_header|proxy_hide_header)/m);
  });
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return String(port);
}
