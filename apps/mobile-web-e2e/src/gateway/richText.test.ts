import { paths } from '@parlour/kernel';
import type { BrowserContext, Page } from '@playwright/test';
import { hostileHtml } from '../support/hostile/hostileHtml';
import { dropPolicy, leftoversIn, touchEverything, watchHostility } from '../support/hostile/hostility';
import { usePlainDocuments } from '../support/hostile/plainDocuments';
import { beginAs } from '../support/player';
import { isSweep } from '../support/sweep';
import { homeWithoutData } from '../support/screens';
import { expect, test } from '../support/test';

const drawn = 'Everything is drawn';
/** Missing images, and policy reports about markup that the sanitiser parses in an inert document. */
const expected = /Failed to load resource|ERR_|Content Security Policy|policy: |requires 'TrustedScript'/;

const announcements = { promotion: [], banners: [], player: [], popup: [], hot: [] };
const item = (content: string) => ({ id: 'x', title: 'Hostile', content });

type Place = { path: string; call: string; value: (content: string) => unknown; within?: string; player?: string };

/** Every text of the gateway that is shown as HTML, except the rules of the club. */
const places: Record<string, Place> = {
  'a promotion': {
    path: `${paths.promotions.detail}?id=x`,
    call: '**/wps/announcement?*',
    value: (content) => ({ ...announcements, promotion: [{ ...item(content), noExpiry: 1, announcementImages: [] }] }),
  },
  'an announcement': {
    path: `${paths.messaging.notice}?i=0&id=x`,
    call: '**/wps/announcement?*',
    value: (content) => ({ ...announcements, player: [item(content)] }),
  },
  'a pop-up': {
    path: homeWithoutData,
    call: '**/wps/announcement?*',
    value: (content) => ({ ...announcements, popup: [item(content)] }),
    within: 'dialog[open]',
  },
  'a message': {
    path: `${paths.messaging.inbox}?id=x`,
    call: '**/wps/inbox/detail*',
    value: (content) => ({ ...item(content), read: true }),
    player: 'maria',
  },
  'a help topic': { path: `${paths.messaging.help}?i=0`, call: '**/wps/help?*', value: (content) => [item(content)] },
};

async function serve(page: Page, call: string, value: unknown) {
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ json: { success: true, value } }));
}

/** The app asks for everything again once it has a connection, which costs a fraction of a page load. */
async function reconnect(context: BrowserContext) {
  await context.setOffline(true);
  await context.setOffline(false);
}

function parts<Item>(all: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** Each place shows a quarter of the texts, all places together show all of them; every night each place shows all. */
function shareOf<Item>(all: readonly Item[], turn: number): readonly Item[] {
  return isSweep ? all : all.filter((_, index) => index % 4 === turn % 4);
}

for (const policy of ['with', 'without'] as const) {
  test.describe(`reliability X2, ${policy} the security policy: nothing runs and no forbidden markup remains`, () => {
    test.setTimeout(240_000);
    let ran: readonly string[];
    test.beforeEach(async ({ page, watch }) => {
      watch.allow(expected);
      ran = await watchHostility(page, { noImages: true });
      if (policy === 'without') await dropPolicy(page);
      else await usePlainDocuments(page);
    });

    // A text that does no harm without the policy does none with it. Every night it is seen.
    if (policy === 'without' || isSweep)
      test(`of ${hostileHtml.length} hostile texts, each in its own box`, async ({ page, context }) => {
        // The screen with the most HTML texts: each rule of the club has a box and a plain-text title.
        for (const [index, payloads] of parts(hostileHtml, 29).entries()) {
          const rules = payloads.map((content, place) => ({ title: `${place} ${content}`.slice(0, 2000), content }));
          const last = { title: `Last of part ${index}`, content: `<p>${drawn}: ${index}</p>` };
          await serve(page, '**/wps/member/vip*', { currencySymbol: '₱', levels: [], rules: [...rules, last], mine: null });
          if (index === 0) await page.goto(paths.promotions.benefits);
          else await reconnect(context);
          await expect(page.getByText(last.title)).toBeVisible();
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('details')) fold.open = true;
          });
          await expect(page.getByText(`${drawn}: ${index}`, { exact: true })).toBeVisible();
          // Inline styles are removed and set one by one as soon as a text is rendered.
          await expect.poll(() => leftoversIn(page), `of part ${index}`).toEqual([]);
          await touchEverything(page);
          await expect(page.getByRole('main')).toBeVisible();
        }
        expect(ran).toEqual([]);
      });

    for (const [turn, [name, { path, call, value, within, player }]] of Object.entries(places).entries()) {
      test(`of the same texts together in ${name}`, async ({ page, context }) => {
        if (player) await beginAs(page, player);
        for (const [index, payloads] of parts(shareOf(hostileHtml, turn), 100).entries()) {
          const sign = page.getByText(`${drawn}: ${index}`, { exact: true });
          await serve(page, call, value(`<p>${drawn}: ${index}</p>${payloads.join('\n')}`));
          // A pop-up opens once in a page load; the other places ask again after a reconnection.
          if (index === 0 || within) await page.goto(path);
          else await reconnect(context);
          await expect(sign).toBeVisible();
          await expect.poll(() => leftoversIn(page, within), `of part ${index}`).toEqual([]);
          await touchEverything(page, within);
          await expect(sign).toBeAttached();
        }
        expect(ran).toEqual([]);
      });
    }
  });
}
