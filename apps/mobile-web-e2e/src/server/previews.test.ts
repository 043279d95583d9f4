import { type ServerResponse, createServer } from 'node:http';
import { paths, to } from '@parlour/kernel';
import type { APIRequestContext } from '@playwright/test';
import { builtRelease } from '../support/servers/makeRelease';
import { ports } from '../support/servers/ports';
import { startApp } from '../support/servers/startApp';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

// What messengers and search engines read of the site: documents, robots and sitemap, without a browser and without a cookie.

/** A host that the configuration names, so that its pages have an origin. */
const host = 'alternate.localhost';
const origin = `https://${host}`;
const { detail, list } = paths.promotions;

/** The content of a tag by its name: `og:title`, `description`, `robots`. */
function tagsOf(html: string): Record<string, string> {
  const metas = [...html.matchAll(/<meta (?:name|property)="([\w:-]+)" content="([^"]*)"/g)].map(
    ([, name, content]) => [name, content] as const,
  );
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1];
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const languages = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, name, href]) => [
    `in ${name}`,
    href,
  ]);
  return Object.fromEntries([...metas, ...languages, ['title', title], ['canonical', canonical]]) as Record<string, string>;
}

/** Fetches a document once it has its data. */
async function documentOf(request: APIRequestContext, path: string, headers: Record<string, string> = { Host: host }): Promise<string> {
  let html = '';
  await expect
    .poll(async () => (html = await (await request.get(path, { headers })).text()), { timeout: 30_000 })
    .toContain('id="parlour-page"');
  return html;
}

/** The build marks the breaks of Burmese; a title needs none. */
const withoutMarks = (text: string) => text.replace(/\u200b|\u034f/g, '');

const sites = [
  { locale: 'en', language: 'en_PH', promotion: 'PH-welcome', title: 'Warm Welcome: 50% on your first deposit', words: /^We add 50%/ },
  {
    locale: 'fil',
    language: 'fil_PH',
    promotion: 'PH-welcome',
    title: 'Mainit na Pagtanggap: 50% sa unang deposito',
    words: /^Dinadagdagan/,
  },
  { locale: 'my', language: 'my_MM', promotion: 'MM-welcome', title: 'ကြိုဆိုဆု: ပထမဆုံး ငွေသွင်းလျှင် 50%', words: /^ပထမဆုံး/ },
] as const;

for (const { locale, language, promotion, title, words } of sites) {
  // The host's first merchant has no Burmese; a player of the other one has its cookie.
  const headers: Record<string, string> = { Host: host, ...(locale === 'my' && { Cookie: 'home=200jilimm3.en.visitor' }) };

  test(`${locale}: the document of a promotion shows the promotion`, async ({ request }) => {
    const html = await documentOf(request, to(detail, {}, { id: promotion, utm_source: 'viber', lang: locale }), headers);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html.split('<body')[1]).toContain(title);
    const tags = tagsOf(html);
    expect(tags).toMatchObject({
      title: `${title} · Parlour`,
      'og:title': `${title} · Parlour`,
      'og:type': 'website',
      'og:site_name': 'Parlour',
      'og:locale': language,
      'og:description': expect.stringMatching(words),
      description: expect.stringMatching(words),
      'twitter:card': expect.stringMatching(/^summary/),
      'twitter:title': `${title} · Parlour`,
    });
    expect(tags['description']?.length).toBeLessThanOrEqual(200);
    expect(tags).not.toHaveProperty('robots');
    if (locale === 'my') return;
    const address = `${origin}${detail}?id=${promotion}`;
    expect(tags).toMatchObject({
      canonical: `${address}&amp;lang=${locale}`,
      'og:url': `${address}&amp;lang=${locale}`,
      'og:image': expect.stringMatching(new RegExp(`^${origin}/cdn/.+\\.1080\\.webp$`)),
      'in en': `${address}&amp;lang=en`,
      'in fil': `${address}&amp;lang=fil`,
      'in x-default': address,
    });
    const image = await request.get(new URL(tags['og:image'] ?? '').pathname);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/webp']);
  });

  test(`${locale}: the document of the sign-up shows the sign-up`, async ({ request }) => {
    const html = await documentOf(request, to(paths.session.register, {}, { code: 'A1', lang: locale }), headers);
    const signUp = withoutMarks(textsIn(locale)('session', 'title.register'));
    expect(tagsOf(html)).toMatchObject({ title: `${signUp} · Parlour`, 'og:title': `${signUp} · Parlour`, 'og:locale': language });
    expect(withoutMarks(html.split('<body')[1] ?? '')).toContain(signUp);
    expect(tagsOf(html)['description']).toMatch(
      locale === 'en' ? /^Slots, fishing, live tables/ : locale === 'fil' ? /live na mesa/ : /စလော့/,
    );
  });
}

test('ids that do not exist, private pages and unknown addresses are not for search engines', async ({ request }) => {
  for (const path of [`${detail}?id=nope`, `${list}?id=nope`, `${paths.messaging.help}?i=999`]) {
    const tags = tagsOf(await documentOf(request, path));
    expect([path, tags['robots'], tags['canonical']]).toEqual([path, 'noindex', undefined]);
  }
  for (const path of [
    paths.wallet.withdraw,
    paths.session.settings,
    '/m/no-such-page',
    to(paths.tournaments.tournament, { tournamentId: 'nope' }),
  ]) {
    const html = await (await request.get(path, { headers: { Host: host } })).text();
    expect([path, tagsOf(html)['robots']]).toEqual([path, 'noindex']);
  }
  const own = await request.get(paths.wallet.withdraw, { headers: { Cookie: 'home=200jilif3.en.player' } });
  expect(tagsOf(await own.text())['robots']).toBe('noindex');
});

test('robots opens the public pages alone and names the sitemap, which lists them and the promotions in each language', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt', { headers: { Host: host } })).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const line of ['Disallow: /wps/', 'Disallow: /lgw/', 'Disallow: /m/withdraw$', 'Disallow: /m/member/home$'])
    expect(robots).toContain(`${line}\n`);

  let text = '';
  await expect
    .poll(async () => (text = await (await request.get('/sitemap.xml', { headers: { Host: host } })).text()), { timeout: 30_000 })
    .toContain('id=PH-welcome');
  const listed = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')));
  expect(listed.every(({ origin: its }) => its === origin)).toBe(true);
  expect([...new Set(listed.map(({ searchParams }) => searchParams.get('lang')))]).toEqual(['en', 'fil']);
  const open = listed.map(({ pathname }) => pathname);
  expect(open).toEqual(expect.arrayContaining([paths.home, paths.session.register, list, detail, paths.messaging.help]));
  const rules = [...robots.matchAll(/Disallow: (.*)/g)].map(([, rule = '']) => rule);
  const isClosed = (path: string) => rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  expect(open.filter(isClosed)).toEqual([]);
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${list}"/>`);
});

test('an address in another language is taken over by the app, which keeps it, and a later choice wins', async ({
  page,
  context,
  request,
}) => {
  await documentOf(request, `${detail}?id=PH-welcome&lang=fil`, {});
  await page.goto(paths.home);
  await expect.poll(async () => (await context.cookies())[0]?.value).toBe('200jilif3.en.visitor');

  // The markup of the server stays: the app takes it over.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('main h2')?.setAttribute('data-seen', '')),
  );
  await page.goto(`${detail}?id=PH-welcome&lang=fil`);
  const title = 'Mainit na Pagtanggap: 50% sa unang deposito';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL(`${detail}?id=PH-welcome`);
  await expect(page.getByRole('heading', { name: title })).toHaveAttribute('data-seen');
  await expect(page).toHaveTitle(`${title} · Parlour`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"TY"');
  expect((await context.cookies())[0]?.value).toBe('200jilif3.fil.visitor');

  await page.evaluate(() => localStorage.setItem('language', '"EN"'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a gateway that sends markup in its texts', () => {
  test.describe.configure({ mode: 'serial' });
  const [gatewayPort, appPort] = ports.previews;
  const own = `http://127.0.0.1:${appPort}`;
  const attack = '</title><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  const values: Record<string, unknown> = {
    '/wps/system/status': { info: { imageCDNs: ['/cdn/a'] } },
    '/wps/announcement': {
      banners: [],
      promotion: [
        { id: 'x', title: attack, content: attack.replace('script>', 'b>'), announcementImages: [{ sequence: 1, url: '"><script>' }] },
      ],
    },
    // Home's other data. Without it, the server retries home every few seconds while it starts.
    '/lgw/games/vendors': { content: [] },
    '/lgw/games/hot': { content: [], pageNum: 1, totalPages: 1 },
  };
  /** Of the pages here, only the sitemap's ask for it. */
  const rewards = '/wps/promotion/rewards';
  let asked: string[] = [];
  const answer = (url: string, response: ServerResponse) => {
    const path = url.replace(/\?.*/, '');
    asked.push(path);
    const value = values[path] ?? [];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success: true, value }));
  };
  const gateway = createServer(({ url = '' }, response) => answer(url, response));
  let site: Awaited<ReturnType<typeof startApp>>;
  test.beforeAll(async () => {
    gateway.listen(gatewayPort);
    const env = { PARLOUR_GATEWAY: `http://127.0.0.1:${gatewayPort}`, PARLOUR_WARM_SECONDS: '60' };
    site = await startApp({ port: appPort, folders: [builtRelease], env });
  });
  test.afterAll(async () => {
    await site.stop();
    gateway.close();
  });

  test('a crowd of crawlers is one question to the gateway', async ({ request }) => {
    // The server compresses every home as small as it can.
    test.setTimeout(120_000);
    const ask = async () => (await request.get(`${own}/sitemap.xml`, { headers: { Host: host } })).text();
    const ready = async () => (await request.get(`${own}/readyz`)).json();
    const calls = (path: string) => asked.filter((its) => its === path).length;
    // A server that has the data of every home makes no calls on its own.
    await expect.poll(ready, { timeout: 60_000 }).toEqual({ ok: true });
    asked = [];
    await Promise.all(Array.from({ length: 40 }, ask));
    await expect.poll(ask).toContain('activityDetail?id=x');
    expect(calls(rewards)).toBe(1);
    asked = [];
    for (let visit = 0; visit < 40; visit += 1) expect(await ask()).toContain('activityDetail?id=x');
    expect(asked).toEqual([]);
  });

  test('no host of a request gets into a page', async ({ request }) => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    await documentOf(request, own + list, headers);
    for (const path of [paths.home, list, paths.wallet.withdraw, '/robots.txt']) {
      const reply = await request.get(own + path, { headers });
      expect(reply.status()).toBe(200);
      expect(await reply.text()).not.toMatch(/evil\.example|canonical|Sitemap:/);
    }
    expect((await request.get(`${own}/sitemap.xml`, { headers })).status()).toBe(404);
  });

  test('writes no markup into the head', async ({ request }) => {
    const html = await documentOf(request, `${own}${detail}?id=x`);
    const [head = ''] = html.split('<body');
    expect(head).toContain('<title lang="en" data-page="/m/activityDetail?id=x">&lt;/title>&lt;script>alert(1)');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(head).not.toContain('og:image');
  });
});
