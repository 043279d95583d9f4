import { devices, type Page } from '@playwright/test';
import { paths } from '@parlour/kernel';
import { chooseSite } from '../support/chooseSite';
import { watchLatePaints } from '../support/latePaints';
import { eveningZone } from '../support/eveningZone';
import { delayReplies, watchLayoutShifts } from '../support/layoutShifts';
import { logIn } from '../support/player';
import { drawnAddresses as addresses } from '../support/screens';
import { settle } from '../support/settle';
import { share } from '../support/share';
import { appTakesOver, expect, test } from '../support/test';
import { watchCalls } from '../support/watchCalls';

// The documents of all public addresses, as the server sends them and as the app takes them over.

const { session, games, promotions } = paths;
const visitor = '200jilif3.en.visitor';

const dataOf = (html: string) => /<script type="application\/json" id="parlour-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The document of an address once its data is half a minute old at most: the first request may only have the server ask for it. */
async function documentOf(page: Page, address: string, cookie: string): Promise<string> {
  let html = '';
  const ageOfData = async () => {
    html = await (await page.request.get(address, { headers: { Cookie: `home=${cookie}` } })).text();
    return Date.now() - Number(/"takenAt":(\d+)/.exec(html)?.[1] ?? 0);
  };
  // The app asks the gateway for data that are older than a minute.
  await expect.poll(ageOfData, { message: `${address} has its data`, timeout: 60_000 }).toBeLessThan(30_000);
  return html;
}

/** Expects the document of an address to have text and links without the app. */
async function expectReadable(page: Page, address: string, cookie: string): Promise<void> {
  const html = await documentOf(page, address, cookie);
  const [, locale] = cookie.split('.');
  expect(html, address).toContain(`lang="${locale}"`);
  // The download depends on the device, and a free trial starts in the app, so both have their loading state.
  if (address === paths.download || address === session.trial) return;
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
  expect(textOf(main).length, `text of ${address}`).toBeGreaterThan(25);
  expect(html, `links of ${address}`).toMatch(/<a [^>]*href="\/m\//);
}

// One after another: together, these tests would open more new pages a minute than the server allows.
test.describe.configure({ mode: 'default' });

/** `prepare`: of each page, before it opens the first address. `most`: calls of the gateway before a touch. */
type Look = { cookie: string; prepare: (page: Page) => Promise<void>; most?: number };

/** Expects that each of these documents can be read. */
async function expectAllReadable(page: Page, list: readonly string[], cookie: string): Promise<void> {
  await share(list, async (addresses) => {
    for (const address of addresses) await expectReadable(page, address, cookie);
  });
}

/** Opens each address, in pages of the same browser, and returns what was wrong with it. */
async function openAll(page: Page, list: readonly string[], look: Look): Promise<string[]> {
  const complaints = await share(list, async (addresses) => {
    const another = await page.context().newPage();
    await look.prepare(another);
    return openOneByOne(another, addresses, look);
  });
  return complaints.flat();
}

async function openOneByOne(page: Page, addresses: Iterable<string>, { cookie, most = 1 }: Look): Promise<string[]> {
  const complaints: string[] = [];
  let now = '';
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/m/reports') complaints.push(`${now}: ${request.postData()}`);
  });
  const moved = await watchLayoutShifts(page);
  const paintedLate = await watchLatePaints(page);
  await delayReplies(page);
  const calls = await watchCalls(page);
  const lookAt = async (address: string) => {
    await expectReadable(page, address, cookie);
    await page.goto(address);
    await appTakesOver(page);
    const asked = await calls.take();
    await settle(page);
    const wrong = (await moved()).map((shift) => `${address} moves: ${shift}`);
    wrong.push(...(await paintedLate()).map((element) => `${address} paints its largest element late: ${element}`));
    return asked.length > most ? [...wrong, `${address} asks for ${asked.join(' ')}`] : wrong;
  };
  for (const address of addresses) {
    now = address;
    let wrong = await lookAt(address);
    // A draw may close during the check, and then the app asks for the next one. This does not happen twice within seconds.
    if (wrong.length > 0 && address === games.lottery) wrong = await lookAt(address);
    complaints.push(...wrong);
  }
  return complaints;
}

test.describe('every public page can be read without the app, which takes it over', () => {
  // The document shows the download for a phone, so the browser is that of one.
  test.use({ isTouched: false, userAgent: devices['Pixel 7'].userAgent });
  // Further addresses of a screen that is opened under another one, and the free trial, which logs in by itself, are left out.
  const { fishing, poker, live, lott, elott } = games;
  const others: readonly string[] = [
    session.trial,
    `${session.register}.html`,
    fishing,
    poker,
    live,
    lott,
    elott,
    paths.messaging.messages,
  ];
  const quiet = addresses.filter((address) => !others.includes(address));

  // These languages have longer words and higher lines than English. The server writes times in the zone of the site's country. One phone is in that
  // zone, the other in a zone where the day ends at another hour.
  for (const { name, width, cookie, timezoneId, ...site } of [
    {
      name: 'in Filipino',
      width: 412,
      timezoneId: eveningZone(8),
      merchant: '200jilif3',
      language: 'TY',
      cookie: '200jilif3.fil.visitor',
    },
    { name: 'in Burmese', width: 360, timezoneId: 'Asia/Yangon', merchant: '200jilimm3', language: 'MY', cookie: '200jilimm3.my.visitor' },
  ]) {
    test.describe(name, () => {
      test.use({ viewport: { width, height: 800 }, timezoneId });

      test('of a visitor: no mismatch, nothing moves, and the gateway is asked for the status alone', async ({ page, watch }) => {
        test.setTimeout(600_000);
        await expectAllReadable(page, others, cookie);
        const prepare = async (another: Page) => {
          await watch.also(another);
          await chooseSite(another, site);
        };
        const list = site.language === 'MY' ? quiet.map((address) => address.replace('PH-', 'MM-')) : quiet;
        expect(await openAll(page, list, { cookie, prepare })).toEqual([]);
      });
    });
  }

  test('in English', async ({ page, watch }) => {
    test.setTimeout(300_000);
    await expectAllReadable(page, addresses, visitor);
    const prepare = async (another: Page) => {
      await watch.also(another);
      await chooseSite(another, { merchant: '200jilif3', language: 'EN' });
    };
    const doors = [paths.home, session.register, session.login, promotions.list, games.slot, games.hot, paths.messaging.help];
    expect(await openAll(page, doors, { cookie: visitor, prepare })).toEqual([]);
  });

  test('of a player', async ({ page, watch }) => {
    await logIn(page, 'noel');
    const doors = [promotions.list, games.slot, games.hot, games.center, paths.messaging.help, paths.messaging.message];
    expect(await openAll(page, doors, { cookie: '200jilif3.en.player', prepare: watch.also, most: 12 })).toEqual([]);
  });
});

for (const hasData of [true, false])
  test(`what is typed before the app runs is kept, and the form is sent once by the app, never by the browser (a page ${hasData ? 'with' : 'without'} data)`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/m\/assets\/(index|vendor)-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/session/login')) logins.push(request.method());
    });
    await documentOf(page, session.login, visitor);
    // The app replaces a page without data, as the server sends it while the gateway is slow.
    if (!hasData)
      await page.route(session.login, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('id="parlour-page"', 'id="no-data"') });
      });
    await page.goto(session.login, { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form').first();
    await form.locator('input[autocomplete~="username"]').fill('maria');
    await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
    await form.locator('button[type=submit]').tap();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(logins).toHaveLength(1);
  });

test('campaigns and other queries share one page; an unknown id has a page of its own that says so', async ({ page }) => {
  const plain = await documentOf(page, promotions.list, visitor);
  for (const query of ['?utm_source=fb', '?code=AFF1&domain=x', '?id=']) {
    const html = await documentOf(page, promotions.list + query, visitor);
    expect(textOf(html.replace(/"takenAt":\d+/, ''))).toBe(textOf(plain.replace(/"takenAt":\d+/, '')));
  }
  const unknown = await documentOf(page, `${promotions.detail}?id=no-such-promotion`, visitor);
  expect(textOf(/<main.*<\/main>/s.exec(unknown)?.[0] ?? '')).not.toContain('Warm Welcome');
});

test('a player’s page has no reply that depends on who asks', async ({ page }) => {
  const html = await documentOf(page, promotions.list, '200jilif3.en.player');
  expect(dataOf(html)).toContain('"getAnnouncements"');
  expect(dataOf(html)).not.toContain('"getRewards"');
  expect(dataOf(await documentOf(page, promotions.list, visitor))).toContain('"getRewards"');
});
