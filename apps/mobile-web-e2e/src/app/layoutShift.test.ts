import type { Browser, Page } from '@playwright/test';
import { gatewayLanguages, paths, to } from '@parlour/kernel';
import { answerPopups } from '../support/answerPopups';
import { arriveInPieces, delayReplies, watchLayoutShifts } from '../support/layoutShifts';
import { openScreen } from '../support/openScreen';
import { recordKey } from '../support/recordKey';
import { sandbox } from '../support/sandbox';
import { drawnAddresses, homeWithoutData, screensOf } from '../support/screens';
import { ports } from '../support/servers/ports';
import { settle } from '../support/settle';
import { share } from '../support/share';
import { isSweep } from '../support/sweep';
import { appTakesOver, expect, test } from '../support/test';

const { session, wallet, games } = paths;
const url = `http://127.0.0.1:${ports.app}`;
const widths = [360, 412];

/** Screens that use the width of a tablet or a desktop for their lists. */
const wideScreens = [
  paths.home,
  games.hot,
  games.live,
  games.sport,
  games.poker,
  games.lott,
  games.esport,
  games.center,
  games.slotsCenter,
];
const wideWidths = [768, 1280];

// The server writes times in the zone of the site's country. One of the phones is far away.
const sites = [
  { language: 'EN', timezoneId: 'Asia/Manila', merchant: '200jilif3', users: { member: 'maria', agent: 'agnes' }, deposit: '500' },
  { language: 'TY', timezoneId: 'Pacific/Pago_Pago', merchant: '200jilif3', users: { member: 'vince', agent: 'carlo' }, deposit: '500' },
  { language: 'MY', timezoneId: 'Asia/Yangon', merchant: '200jilimm3', users: { member: 'thiri', agent: 'kyaw' }, deposit: '20000' },
] as const;

type Site = (typeof sites)[number];
type Player = keyof Site['users'];
type Visit = { screen: string; width: number };

/** They are opened in every language. */
const homes: readonly string[] = [paths.home, homeWithoutData];
const privateOf = (player: Player) => screensOf[player].filter((screen) => !(screensOf.visitor as readonly string[]).includes(screen));

/**
 * The visits of one language. Every night they are all screens in both widths, which takes a quarter of an hour. For each change, a screen is opened in one
 * of the three languages, every other time at 412 px. Neighbours in the list are alike, so each language and width has some of a kind.
 */
function visitsOf(site: Site, screens: readonly string[]): Visit[] {
  if (isSweep) return screens.flatMap((screen) => widths.map((width) => ({ screen, width })));
  const turn = sites.indexOf(site);
  return screens.flatMap((screen, place) => {
    const width = widths[(place + turn) % widths.length];
    const isDue = homes.includes(screen) || place % sites.length === turn;
    return width && isDue ? [{ screen, width }] : [];
  });
}

/** A page of a browser that has stored nothing but the language and a session. */
async function freshPage(browser: Browser, site: Site, { width, username }: { width: number; username?: string }): Promise<Page> {
  const { merchant, language, timezoneId } = site;
  const stored = { merchant, language, ...(username && { [recordKey]: await sandbox.openSession(username) }) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    timezoneId,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const locale = Object.entries(gatewayLanguages).find(([name]) => name === language)?.[1];
  await context.addCookies([
    { name: 'home', value: `${merchant}.${locale}.${username ? 'player' : 'visitor'}`, domain: '127.0.0.1', path: '/m' },
  ]);
  await answerPopups(context);
  return context.newPage();
}

/** Leaves an order unpaid, so that the deposit has a notice to load, and returns the order's path. */
async function leaveOrderUnpaid(browser: Browser, site: Site, username: string): Promise<string> {
  const page = await freshPage(browser, site, { width: 360, username });
  await page.goto(wallet.deposit);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox').first().fill(site.deposit);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await page.context().close();
  return new URL(page.url()).pathname;
}

/** Opens a screen three times: first by its address in a new browser, again within the app, and again by its address. Returns what has moved. */
async function movedOn(page: Page, screen: string): Promise<string[]> {
  const moved = await watchLayoutShifts(page);
  await delayReplies(page);
  const complaints: string[] = [];
  const look = async (visit: string) => {
    await appTakesOver(page);
    await page.waitForLoadState('networkidle');
    await settle(page);
    complaints.push(...(await moved()).map((shift) => `${visit}: ${shift}`));
  };
  await page.goto(screen);
  await look('first');
  await openScreen(page, screen === session.terms ? session.settings : session.terms);
  await settle(page);
  await openScreen(page, screen);
  await look('again in the app');
  await page.reload();
  await look('again');
  return complaints;
}

/** The document of a public screen, with its content: the server renders it after the first time that it is asked. */
async function documentOf(page: Page, screen: string): Promise<string> {
  let html = '';
  const look = async () => {
    html = await (await page.request.get(url + screen)).text();
    return html.includes('id="parlour-page"');
  };
  await expect.poll(look, { message: screen, timeout: 60_000 }).toBe(true);
  return html;
}

test.describe('nothing moves while a screen loads, at a first and at later visits', () => {
  test.describe.configure({ timeout: 600_000 });

  for (const site of sites) {
    const walk = async (
      browser: Browser,
      { username, visits, also }: { username?: string; visits: Visit[]; also: (page: Page) => Promise<void> },
    ) => {
      const complaints = await share(visits, async (own) => {
        const found: string[] = [];
        for (const { screen, width } of own) {
          const page = await freshPage(browser, site, { width, username });
          await also(page);
          found.push(...(await movedOn(page, screen)).map((complaint) => `${screen} at ${width}, ${complaint}`));
          await page.context().close();
        }
        return found;
      });
      expect(complaints.flat()).toEqual([]);
    };

    test(`of a visitor, ${site.language}`, async ({ browser, watch }) => {
      await walk(browser, { visits: visitsOf(site, [homeWithoutData, ...screensOf.visitor]), also: watch.also });
    });

    test(`of a visitor whose line is so slow that half a document is painted, ${site.language}`, async ({ browser }) => {
      const complaints = await share(visitsOf(site, drawnAddresses), async (own) => {
        const found: string[] = [];
        for (const { screen, width } of own) {
          const page = await freshPage(browser, site, { width });
          const html = await documentOf(page, screen);
          await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
          await page.goto(`${url}/empty`);
          found.push(...(await arriveInPieces(page, html)).map((complaint) => `${screen} at ${width}: ${complaint}`));
          await page.context().close();
        }
        return found;
      });
      expect(complaints.flat()).toEqual([]);
    });

    test(`of a visitor with a large screen, ${site.language}`, async ({ browser, watch }) => {
      const visits = wideScreens.flatMap((screen, place) => {
        const isDue = (width: number) => isSweep || wideWidths[place % wideWidths.length] === width;
        return place % sites.length === sites.indexOf(site) || isSweep ? wideWidths.filter(isDue).map((width) => ({ screen, width })) : [];
      });
      await walk(browser, { visits, also: watch.also });
    });

    test(`of a member, ${site.language}`, async ({ browser, watch }) => {
      const username = site.users.member;
      const order = await leaveOrderUnpaid(browser, site, username);
      const noOrder = to(wallet.depositOrder, { orderNo: 'D-0000-000000' });
      // Of the public screens, the list of promotions knows what has ended for a member.
      const screens = [...homes, order, paths.promotions.list, ...privateOf('member')];
      expect(screens).toContain(noOrder);
      await walk(browser, { username, visits: visitsOf(site, screens), also: watch.also });
    });

    test(`of an agent, ${site.language}`, async ({ browser, watch }) => {
      await walk(browser, { username: site.users.agent, visits: visitsOf(site, [paths.home, ...privateOf('agent')]), also: watch.also });
    });
  }
});
