import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from './support/faultTest';
import { hostileAddresses } from './support/hostileAddresses';
import { hostileHtml } from './support/hostileHtml';
import { watchHostility } from './support/hostility';
import { expectFit } from './support/invariants';
import { logIn } from './support/player';
import { rewriteReplies } from './support/rewriteReplies';

const textFields =
  /^(title|name|displayName|gameName|customerName|nickname|snippet|reason|source|label|labelName|needs|games|needs|contact|friend|providerName|methodName|payeeName|vendorName)$/;
const addressFields = /^(url|link|chatUrl|iconUrl|showIcon|mobileLargeIcon|imageCDNs|mainDomain)$/;
/** What stands in one field: longer ones are refused by the schemas already. */
const words = hostileHtml.filter((text) => text.length <= 200);

/** Every reply of the gateway, with ill will in each of its fields that `isField` names. */
async function poison(page: Page, isField: RegExp, change: (text: string) => string): Promise<void> {
  const walk = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((part) => walk(part, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
    }
    return typeof value === 'string' && value !== '' && isField.test(key) ? change(value) : value;
  };
  await rewriteReplies(page, (text) => (text.startsWith('{') ? JSON.stringify(walk(JSON.parse(text))) : undefined));
}

const { home, download, ...groups } = paths;

/** Every screen that needs no more than its address, by the feature that owns it. */
const screens: Record<string, string[]> = { shell: [home, download] };
for (const [name, group] of Object.entries(groups)) {
  screens[name] = Object.values<string>(group).filter(
    (path) => !path.includes(':') && path !== paths.games.play && path !== paths.games.demo,
  );
}
screens.messaging?.push(`${paths.messaging.message}?chat=1`);
screens.promotions?.push(`${paths.promotions.rewards}?tab=history`);

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).not.toBeEmpty();
  // Most screens are done when the network is; those that go on asking have had their time.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
}

for (const [name, group] of Object.entries(screens)) {
  test.describe(`reliability X1: ill will in every field, screens of ${name}`, () => {
    test.setTimeout(240_000);

    test('of words: all of it is shown as words', async ({ page, watch, invariants }) => {
      watch.allow(/Failed to load resource|ERR_/);
      const ran = await watchHostility(page);
      await logIn(page, 'maria');
      let served = 0;
      await poison(page, textFields, (text) => `${text} ${words[served++ % words.length]}`);
      for (const path of group) {
        await invariants.step(path, () => visit(page, path));
        const made = await page.evaluate(() => {
          const strange =
            '[onerror],[onload],[onclick],[onfocus],[ontoggle],[onbegin],[srcdoc],object,embed,base,math,marquee,body meta,body link';
          return [...document.body.querySelectorAll(strange)].map(({ outerHTML }) => outerHTML.slice(0, 200));
        });
        expect.soft(made, path).toEqual([]);
      }
      expect(ran).toEqual([]);
      expect(served).toBeGreaterThan(0);
    });

    test('of words without end: nothing sticks out', async ({ page, watch }) => {
      watch.allow(/Failed to load resource|ERR_/);
      await logIn(page, name === 'agent' ? 'agnes' : 'maria');
      let served = 0;
      await poison(page, textFields, (text) => ((served += 1), `${text} ${'W'.repeat(60)}`));
      for (const path of group) {
        await test.step(path, async () => {
          await visit(page, path);
          await expectFit(page);
        });
      }
      expect(served).toBeGreaterThan(0);
    });

    test('of addresses: nothing leads there', async ({ page, watch, invariants }) => {
      // Pictures of a host that is none do not load.
      watch.allow(/Failed to load resource|ERR_|Content Security Policy|policy: |Not allowed to load local resource/);
      const ran = await watchHostility(page);
      await logIn(page, 'maria');
      let served = 0;
      await poison(page, addressFields, () => hostileAddresses[served++ % hostileAddresses.length] ?? '');
      for (const path of group) {
        await invariants.step(path, () => visit(page, path));
        expect.soft(await hostileLeads(page), path).toEqual([]);
      }
      expect(ran).toEqual([]);
      expect(served).toBeGreaterThan(0);
    });
  });
}

/** Addresses of the page that lead elsewhere, run or hide something; those of pictures, which only load, are left to the policy. */
async function hostileLeads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [data]')].flatMap((element) => {
      if (element instanceof HTMLImageElement || element instanceof SVGElement) return [];
      // The operator's own contacts, which no gateway sends.
      if (element.closest('[data-support]')) return [];
      return ['href', 'src', 'action', 'data']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((raw) => raw !== '' && URL.canParse(raw, location.href))
        .filter((raw) => !/^https?:$/.test(new URL(raw, location.href).protocol) || /evil\.example|@/.test(raw));
    }),
  );
}
