import { paths } from '@parlour/kernel';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from '../support/test';

/** The headers of every reply of the app's server (docs/security.md). */
const ofEveryFile = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), publickey-credentials-get=(self)',
};

test('the document has a policy that a public checker finds strict, a hash for each script, and refuses frames', async ({ request }) => {
  const reply = await request.get(paths.home);
  const headers = reply.headers();
  expect(headers).toMatchObject({ ...ofEveryFile, 'cache-control': expect.stringContaining('s-maxage=30') });
  expect((await request.get(paths.wallet.deposit)).headers()).toMatchObject({ ...ofEveryFile, 'cache-control': 'no-cache' });
  const policy = headers['content-security-policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  expect({ high: count(Severity.HIGH), medium: count(Severity.MEDIUM) }).toEqual({ high: 0, medium: 0 });
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  // The server sets no cookie, so another site cannot make the browser send one (ASVS 3.3).
  expect(headers).not.toHaveProperty('set-cookie');

  const html = await reply.text();
  const scripts = [...html.matchAll(/<(?:script|link)[^>]*(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"[^>]*>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [tag] of scripts) expect(tag).toContain('integrity="sha256-');
  // Every supported engine accepts one import map before the first module. Older ones refuse a second map.
  const maps = [...html.matchAll(/<script type="importmap">(.*?)<\/script>/g)];
  expect(maps).toHaveLength(1);
  expect(Object.keys(JSON.parse(maps[0]?.[1] ?? '{}') as object)).toEqual(['integrity']);
  expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('document.head.append'));
});

test('files, the worker and missing pages carry the headers too', async ({ request }) => {
  const html = await (await request.get(paths.home)).text();
  const script = /src="(\/m\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';
  for (const [path, status] of [
    [script, 200],
    ['/m/sw.js', 200],
    ['/m/version.json', 200],
    ['/m/assets/gone.js', 404],
  ] as const) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(status);
    expect(reply.headers(), path).toMatchObject(ofEveryFile);
  }
});

test('reliability X9: another site cannot show the app in a frame', async ({ page, watch }) => {
  watch.allow(/frame-ancestors|Failed to load resource|policy: /);
  const { origin } = new URL((await page.request.get(paths.home)).url());
  await page.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}${paths.home}"></iframe>` }),
  );
  await page.goto('https://other.example/');
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
});
