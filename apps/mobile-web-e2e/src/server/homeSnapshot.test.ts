import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { paths } from '@parlour/kernel';
import { logIn } from '../support/player';
import { builtRelease } from '../support/servers/makeRelease';
import { ports } from '../support/servers/ports';
import { startApp } from '../support/servers/startApp';
import { expect, test } from '../support/test';

/** The whole data block of a document; undefined while it has skeletons. */
const snapshotOf = (html: string) => /<script type="application\/json" id="parlour-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];

const homeFor = (variant: string) => ({ headers: { Cookie: `home=${variant}` } });

test('home has its data for each merchant, language and kind of visitor, and says so to shared caches', async ({ request }) => {
  for (const variant of ['200jilif3.en.visitor', '200jilif3.fil.player', '200jilimm3.my.visitor']) {
    // The first request after a long pause only has the server take a new snapshot.
    await expect.poll(async () => snapshotOf(await (await request.get(paths.home, homeFor(variant))).text())).toBeDefined();
    const reply = await request.get(paths.home, homeFor(variant));
    const html = await reply.text();
    expect(html).toContain(`<div id="root" data-page="${variant}">`);
    expect(html).toContain(`lang="${variant.split('.')[1]}"`);
    expect(snapshotOf(html)).toBeDefined();
    expect(reply.headers()).toMatchObject({ etag: expect.any(String), vary: 'Accept-Encoding, Cookie' });
  }
});

test('an unknown variant gets the default home, whatever its name', async ({ request }) => {
  for (const variant of ['', 'nobody.en.visitor', '__proto__', '"><script>', '200jilif3.en.admin']) {
    expect(await (await request.get(paths.home, homeFor(variant))).text()).toContain('data-page="200jilif3.en.visitor"');
  }
});

test('two players and a shared cache: both get the same bytes, with nothing of either', async ({ browser }) => {
  const documents = [];
  for (const name of ['maria', 'vince']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, name);
    const cookies = await context.cookies();
    expect(cookies.map((cookie) => [cookie.name, cookie.value])).toEqual([['home', '200jilif3.en.player']]);
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: string }).token);
    const reply = await context.request.get(paths.home, { headers: { Authorization: `Bearer ${token}` } });
    const html = await reply.text();
    expect(html).not.toContain(token ?? 'no token');
    expect(html.toLowerCase()).not.toContain(name);
    expect(reply.headers()).not.toHaveProperty('set-cookie');
    documents.push(html);
    await context.close();
  }
  // The snapshot may have been renewed in between, so compare the parts that do not change.
  const withoutTime = documents.map((html) => html.replace(/"takenAt":\d+/, ''));
  expect(withoutTime[0]).toBe(withoutTime[1]);
});

test.describe('a gateway that is down, slow, wrong or hostile', () => {
  test.describe.configure({ mode: 'serial' });
  const [gatewayPort, appPort] = ports.snapshot;
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.destroy();
  const gateway = createServer((request, response) => answer(request, response));
  let site: Awaited<ReturnType<typeof startApp>>;
  test.beforeAll(() => void gateway.listen(gatewayPort));
  test.afterEach(() => site.stop());
  test.afterAll(() => void gateway.close());

  const start = async () => {
    site = await startApp({ port: appPort, folders: [builtRelease], env: { PARLOUR_GATEWAY: `http://127.0.0.1:${gatewayPort}` } });
    return `http://127.0.0.1:${appPort}${paths.home}`;
  };

  for (const [what, misbehave] of [
    ['closes every connection', (_, response) => response.destroy()],
    ['never answers', () => undefined],
    ['answers 500', (_, response) => response.writeHead(500).end('oops')],
    ['sends a login page', (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>')],
    [
      'sends other shapes',
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"value":{"content":7}}'),
    ],
  ] as [string, typeof answer][]) {
    test(`that ${what}: home has skeletons and comes at once`, async ({ request }) => {
      answer = misbehave;
      const url = await start();
      for (let visit = 0; visit < 5; visit += 1) {
        const html = await (await request.get(url, { timeout: 2000 })).text();
        expect(html).toContain('data-page="200jilif3.en.visitor"');
        expect(snapshotOf(html)).toBeUndefined();
      }
    });
  }

  test('that sends markup in its texts: nothing of it becomes markup of the page', async ({ request }) => {
    const attack = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const values: Record<string, unknown> = {
      '/wps/system/status': { info: { imageCDNs: ['/cdn/a'] } },
      '/wps/announcement': { banners: [{ id: 'b', groupName: 'm_home', url: 'art/b', title: attack, link: 'javascript:alert(1)' }] },
      '/lgw/games/vendors': { content: [{ vassalage: attack, displayName: attack, gameType: 'RNG' }] },
      '/lgw/games/hot': {
        content: [{ gameId: 'g', nodeId: 'g', gameName: attack, vassalage: attack, gameType: 'RNG', gameCode: attack }],
        pageNum: 1,
        totalPages: 1,
      },
    };
    answer = ({ url = '' }, response) => {
      const value = values[url.replace(/\?.*/, '')];
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success: true, value }));
    };
    const url = await start();
    await expect.poll(async () => snapshotOf(await (await request.get(url)).text())).toBeDefined();
    const html = await (await request.get(url)).text();
    expect(html).toContain('alert(1)');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toMatch(/href="javascript:/i);
  });
});
