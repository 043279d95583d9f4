import { paths } from '@parlour/kernel';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { hostileAddresses } from '../support/hostile/hostileAddresses';
import { hostileHtml } from '../support/hostile/hostileHtml';
import { watchHostility } from '../support/hostile/hostility';
import { isSweep } from '../support/sweep';
import { openScreen } from '../support/openScreen';
import { beginAs } from '../support/player';
import { rewriteReplies } from '../support/hostile/rewriteReplies';
import { settle } from '../support/settle';

const textFields =
  /^(title|name|displayName|gameName|customerName|nickname|snippet|reason|source|label|labelName|needs|games|needs|contact|friend|providerName|methodName|payeeName|vendorName)$/;
const addressFields = /^(url|link|chatUrl|iconUrl|showIcon|mobileLargeIcon|imageCDNs|mainDomain)$/;
/** The hostile text of one field. The schemas refuse longer ones. */
const words = hostileHtml.filter((text) => text.length <= 200);
const endless = 'W'.repeat(60);

/** Changes the texts in every reply of the gateway. */
async function poison(page: Page, change: (field: string, text: string) => string): Promise<void> {
  const walk = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((part) => walk(part, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
    }
    return typeof value === 'string' && value !== '' ? change(key, value) : value;
  };
  await rewriteReplies(page, (text) => (text.startsWith('{') ? JSON.stringify(walk(JSON.parse(text))) : undefined));
}

const { home, download, ...groups } = paths;

/** Every screen that can be opened by its URL, grouped by feature. */
const screens: Record<string, string[]> = { shell: [home, download] };
for (const [name, group] of Object.entries(groups)) {
  screens[name] = Object.values<string>(group).filter(
    (path) => !path.includes(':') && path !== paths.games.play && path !== paths.games.demo,
  );
}
screens.messaging?.push(`${paths.messaging.message}?chat=1`);
screens.promotions?.push(`${paths.promotions.rewards}?tab=history`);

/** Returns a function that opens a screen within the app and waits until the page is drawn and every request has ended. */
function visitor(page: Page): (path: string) => Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  const end = (request: Request) => waiting.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (path) => {
    await openScreen(page, path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await settle(page);
    await expect.poll(() => waiting.size).toBe(0);
  };
}

/** Every second text is hostile and the others are endless; every night also the other way round. */
const turns = isSweep ? [0, 1] : [0];

for (const [name, group] of Object.entries(screens)) {
  for (const turn of turns) {
    test.describe(`reliability X1: hostile and endless content in every field, screens of ${name}, turn ${turn}`, () => {
      test('markup is shown as text, addresses are never opened, nothing overflows', async ({ page, watch, invariants }) => {
        test.setTimeout(240_000);
        // Images from a host that does not exist do not load.
        watch.allow(/Failed to load resource|ERR_|Content Security Policy|policy: |Not allowed to load local resource/);
        const ran = await watchHostility(page);
        await beginAs(page, name === 'agent' ? 'agnes' : 'maria');
        const served = { texts: 0, addresses: 0 };
        await poison(page, (field, text) => {
          if (addressFields.test(field)) return hostileAddresses[served.addresses++ % hostileAddresses.length] ?? '';
          if (!textFields.test(field)) return text;
          served.texts += 1;
          return `${text} ${(served.texts + turn) % 2 === 0 ? endless : words[Math.floor(served.texts / 2) % words.length]}`;
        });
        const visit = visitor(page);
        for (const path of group) {
          await invariants.step(path, () => visit(path));
          const made = await page.evaluate(() => {
            const strange =
              '[onerror],[onload],[onclick],[onfocus],[ontoggle],[onbegin],[srcdoc],object,embed,base,math,marquee,body meta,body link';
            return [...document.body.querySelectorAll(strange)].map(({ outerHTML }) => outerHTML.slice(0, 200));
          });
          expect.soft(made, path).toEqual([]);
          expect.soft(await hostileLeads(page), path).toEqual([]);
        }
        expect(ran).toEqual([]);
        expect(served.texts).toBeGreaterThan(0);
        expect(served.addresses).toBeGreaterThan(0);
      });
    });
  }
}

/**
 * Addresses on the page that leave the site, run a script or hide something. The policy covers image addresses, which only load.
 */
async function hostileLeads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [data]')].flatMap((element) => {
      if (element instanceof HTMLImageElement || element instanceof SVGElement) return [];
      // The operator's contacts come from the configuration, not from the gateway.
      if (element.closest('[data-support]')) return [];
      return ['href', 'src', 'action', 'data']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((raw) => raw !== '' && URL.canParse(raw, location.href))
        .filter((raw) => !/^https?:$/.test(new URL(raw, location.href).protocol) || /evil\.example|@/.test(raw));
    }),
  );
}
