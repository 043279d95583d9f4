/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { collector } from '../server/collector.mjs';
import { documentHeaders } from '../server/headers.mjs';
import { fillDocument, hashOf, readConfigFile } from '../server/runtimeConfig.mjs';
import { redirectHome, serveApp } from '../server/serveApp.mjs';

const html =
  '<script type="application/json" id="parlour-config">{}</script><script>early()</script><style>a{}</style><script src="/m/a.js"></script>';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const config = {
  merchants: [
    { gatewayHosts: ['https://gw.example'], frameHosts: ['vendor.example', '127.0.0.1:4320'] },
    { frameHosts: ['vendor.example'] },
  ],
};

function policy(options: { isDevelopment?: boolean } = {}): Map<string, string> {
  const text = documentHeaders(html, { config, ...options })['Content-Security-Policy'] ?? '';
  return new Map(text.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]));
}

describe('headers', () => {
  test('only named sources are allowed', () => {
    expect(policy().get('default-src')).toBe("'none'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy().get(name)).toBe("'none'");
  });

  test('inline blocks are allowed by their hashes; a data block needs no hash', () => {
    expect(policy().get('script-src')).toBe(`'self' ${hash('early()')}`);
    expect(policy().get('style-src')).toBe(`'self' ${hash('a{}')}`);
  });

  test('frames and gateways are limited to the hosts of the configuration', () => {
    expect(policy().get('frame-src')).toBe('vendor.example 127.0.0.1:4320');
    expect(policy().get('connect-src')).toBe("'self' https://gw.example");
    for (const stray of ['*', 'https://*.example', "'unsafe-inline'", 'a.example; script-src *']) {
      expect(() => documentHeaders(html, { config: { merchants: [{ frameHosts: [stray] }] } })).toThrow('Not a host');
    }
    expect(documentHeaders(html, { config: { merchants: [{}] } })['Content-Security-Policy']).toContain("frame-src 'none'");
  });

  test('the video of a banner may come from the hosts of its image', () => {
    expect(policy().get('media-src')).toBe("'self' https:");
  });

  test('scripts are made from trusted types only, by two policies', () => {
    expect(policy().get('require-trusted-types-for')).toBe("'script'");
    expect(policy().get('trusted-types')).toBe('app dompurify');
  });

  test('no header requires hashes in a form that WebKit does not support', () => {
    expect(Object.keys(documentHeaders(html, { config })).filter((name) => /^integrity-policy/i.test(name))).toEqual([]);
  });

  test('csp_evaluator finds no problem of high or medium severity', () => {
    const text = documentHeaders(html, { config })['Content-Security-Policy'] ?? '';
    const findings = new CspEvaluator(new CspParser(text).csp).evaluate();
    expect(findings.filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM)).toEqual([]);
  });

  test('development has the same policy, with exceptions for hot reload', () => {
    expect(policy({ isDevelopment: true }).get('script-src')).toBe("'self' 'unsafe-inline'");
    expect(policy({ isDevelopment: true }).get('require-trusted-types-for')).toBe("'script'");
  });
});

describe('spec 2: unknown paths redirect to /m/home', () => {
  function ask(headers: Record<string, string>) {
    const answer = { status: 0, location: '' };
    const response = {
      writeHead: (status: number, { Location = '' }: { Location?: string }) => (
        Object.assign(answer, { status, location: Location }),
        response
      ),
      end: () => undefined,
    };
    redirectHome({ method: 'GET', url: '/old/page?code=A1&utm_source=fb', headers }, response);
    return answer;
  }

  test('a page outside the app leads home with its query, which names what the link brought', () => {
    expect(ask({ accept: 'text/html,*/*' })).toEqual({ status: 302, location: '/m/home?code=A1&utm_source=fb' });
  });

  test('other unknown files are not found', () => {
    expect(ask({ accept: 'image/avif' })).toEqual({ status: 404, location: '' });
  });
});

describe('the configuration in the document', () => {
  test('cannot break out of its script element', () => {
    const filled = fillDocument(html, { brand: '</script><script>alert(1)</script>$&' });
    const json = /id="parlour-config">(.*?)<\/script>/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ brand: '</script><script>alert(1)</script>$&' });
  });

  test('support contacts appear in the notices without scripts, but only with safe URLs', () => {
    const notice = '<ul class="boot-support" data-support=""></ul>';
    const support = [
      { name: '"Call" <us> & see', href: 'tel:+63285550100' },
      { name: 'bad', href: 'javascript:alert(1)' },
    ];
    expect(fillDocument(notice, { merchants: [{ countryName: 'Philippines', support }, {}] })).toBe(
      '<ul class="boot-support" data-support=""><li><a href="tel:+63285550100">Philippines: &quot;Call&quot; &lt;us> &amp; see</a></li></ul>',
    );
    expect(fillDocument(notice, {})).toBe('');
  });

  test('takes ports from the environment', () => {
    expect(JSON.stringify(readConfigFile({ SANDBOX_VENDOR_PORT: '5320' }))).toContain('127.0.0.1:5320');
    expect(JSON.stringify(readConfigFile({}))).toContain('127.0.0.1:4320');
  });
});

describe('serving a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
  const reports: string[] = [];
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(join(folder, 'sw.js'), "const config = '__PARLOUR_CONFIG__';");
    writeFileSync(join(folder, 'assets/a-1.js'), 'export const a = 1;');
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    const serve = serveApp({ folder, env: {}, report: (text: string) => reports.push(text) });
    server = createServer((request, response) => serve(request, response, () => response.writeHead(418).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });

  test.each(['/m', '/m/', '/m/home', '/m/index.html', '/m/register.html', '/m/withdraw/order/W-1', '/m/no-such-page'])(
    '%s returns the document, which is never cached',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-security-policy')).toContain(hash('early()'));
      expect(await reply.text()).toContain('200jilif3');
    },
  );

  test('reliability I6: the URL with a social provider’s code is never sent as Referer', async () => {
    expect((await get('/m/login/social?code=c&state=s')).headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get('/m/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('/ leads to the app', async () => {
    expect((await get('/')).headers.get('location')).toBe('/m/');
    expect((await get('/?code=A1&utm_source=fb')).headers.get('location')).toBe('/m/?code=A1&utm_source=fb');
    expect((await get('/m//x?code=A1')).headers.get('location')).toBe('/m/home?code=A1');
  });

  test('hashed files are immutable, others are revalidated', async () => {
    const script = await get('/m/assets/a-1.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    const icon = await get('/m/icon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/m/icon.svg', { headers: { 'if-none-match': icon.headers.get('etag') ?? '' } })).status).toBe(304);
  });

  test('every file has the security headers, and none sets a cookie', async () => {
    for (const path of ['/m/', '/m/assets/a-1.js', '/m/icon.svg', '/m/sw.js']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=()');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('the worker knows which configuration the document is filled with, also after a new build', async () => {
    const worker = await get('/m/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const text = `const config = '${hashOf(readConfigFile({}))}';`;
    expect(await worker.text()).toBe(text);
    const again = { headers: { 'if-none-match': worker.headers.get('etag') ?? '' } };
    expect((await get('/m/sw.js', again)).status).toBe(304);
    writeFileSync(join(folder, 'sw.js'), "const next = '__PARLOUR_CONFIG__';");
    utimesSync(join(folder, 'sw.js'), 1, 1);
    expect(await (await get('/m/sw.js', again)).text()).toBe(text.replace('config', 'next'));
  });

  test('reliability D4: a withdrawn worker deletes its caches and unregisters itself', async () => {
    const withdrawn = serveApp({ folder, env: { PARLOUR_WORKER: 'off' } });
    const other = createServer((request, response) => withdrawn(request, response, () => response.writeHead(418).end()));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const text = await (await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/m/sw.js`)).text();
    other.close();
    expect(text).toContain('self.registration.unregister()');
    expect(text).not.toContain('PARLOUR');
  });

  test.each(['/m/assets/gone-1.js', '/m/missing.png', '/m/.vite/manifest.json', '/m/assets/..%2f..%2fpackage.json'])(
    'ASVS 14.2.5: %s is not found, and not the document',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('texts are sent compressed', async () => {
    const reply = await get('/m/home', { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(await reply.text()).toContain('early()');
  });

  test('a client without Brotli gets gzip, only for files that shrink', async () => {
    writeFileSync(join(folder, 'assets/long-1.js'), 'export const long = 1;\n'.repeat(100));
    writeFileSync(join(folder, 'assets/packed-1.js'), 'plain');
    writeFileSync(join(folder, 'assets/packed-1.js.gz'), gzipSync('prepared'));
    const encoded = async (path: string) => {
      const reply = await get(path, { headers: { 'accept-encoding': 'gzip' } });
      return [reply.headers.get('content-encoding'), reply.headers.get('vary'), (await reply.text()).slice(0, 8)];
    };
    expect(await encoded('/m/assets/long-1.js')).toEqual(['gzip', 'Accept-Encoding', 'export c']);
    expect(await encoded('/m/assets/packed-1.js')).toEqual(['gzip', 'Accept-Encoding', 'prepared']);
    expect(await encoded('/m/assets/a-1.js')).toEqual([null, null, 'export c']);
    expect((await get('/m/assets/packed-1.js.gz')).status).toBe(404);
  });

  test('a range is answered with the whole file', async () => {
    const reply = await get('/m/assets/a-1.js', { headers: { range: 'bytes=0-5' } });
    expect([reply.status, await reply.text()]).toEqual([200, 'export const a = 1;']);
  });

  test('an answer 304 keeps the headers of the document', async () => {
    const headers = { 'if-none-match': `"other", ${(await get('/m/home')).headers.get('etag') ?? ''}` };
    const reply = await get('/m/home', { headers });
    expect(reply.status).toBe(304);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-security-policy')).toContain(hash('early()'));
    expect(reply.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  test('other paths are passed on, and only GET and HEAD are served', async () => {
    expect((await get('/wps/system/status')).status).toBe(418);
    expect((await get('/m/home', { method: 'POST' })).status).toBe(405);
  });

  test('a policy report is printed on one line', async () => {
    const reply = await get('/m/csp', { method: 'POST', body: '{"blocked":"inline"}\nforged line' });
    expect(reply.status).toBe(204);
    expect(reports.splice(0)).toEqual(['Refused by the content security policy: {"blocked":"inline"} forged line']);
  });

  test('reliability I6: the address in a policy report loses its query', async () => {
    const report = { 'csp-report': { 'document-uri': 'https://site.example/m/login/social?code=secret', 'blocked-uri': 'inline' } };
    await get('/m/csp', { method: 'POST', body: JSON.stringify(report) });
    expect(reports.splice(0).join()).toMatch(/login\/social","blocked-uri":"inline"/);
  });

  test('reliability O1: reports are printed, a large body is refused, and of a flood only the count is printed', async () => {
    const tell = (body: string) => get('/m/reports', { method: 'POST', body });
    expect((await tell('{"kind":"error"}')).status).toBe(204);
    expect((await tell('x'.repeat(5000))).status).toBe(413);
    expect(reports.splice(0)).toEqual(['Reported by the app: {"kind":"error"}']);
    expect((await get('/m/reports')).status).toBe(200);

    const lines: string[] = [];
    let now = 0;
    const collect = collector({ print: (line: string) => lines.push(line), prefix: 'P', maxBytes: 100, perMinute: 2, clock: () => now });
    const flooded = createServer((request, response) => collect(request, response, {}));
    await new Promise<void>((resolve) => flooded.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(flooded.address() as AddressInfo).port}`;
    for (const body of ['a', 'b', 'c', 'd']) await fetch(address, { method: 'POST', body });
    now = 70_000;
    await fetch(address, { method: 'POST', body: 'e' });
    await new Promise((resolve) => flooded.close(resolve));
    expect(lines).toEqual(['P a', 'P b', 'P 2 more, not printed', 'P e']);
  });

  test('the name of the build has an address', async () => {
    writeFileSync(join(folder, 'index.html'), `<html data-build="b1">${html}</html>`);
    const reply = await get('/m/version.json');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toEqual({ build: 'b1' });
  });
});
