import { paths } from '@parlour/kernel';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectScreen } from '../support/accessibility';
import { answerPopups } from '../support/answerPopups';
import { type ScreenCalls, readCallsTable, writeCallsTable } from '../support/callsTable';
import { logIn } from '../support/player';
import { recordKey } from '../support/recordKey';
import { sandbox } from '../support/sandbox';
import { openToAll as open, screensOf } from '../support/screens';
import { share } from '../support/share';
import { expect, test } from '../support/test';
import { walkTo } from '../support/walkTo';
import { watchCalls } from '../support/watchCalls';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const isWriting = process.env['CALLS'] === 'write';
/** Further looks at a screen with too many calls. */
const MORE_LOOKS = 2;

/** The stored state with its own session: a shared one would be renewed on the way, which ends it for the other screens. */
async function withOwnSession(state: StorageState, username: string): Promise<StorageState> {
  const value = JSON.stringify(await sandbox.openSession(username));
  const renewed = (items: { name: string; value: string }[]) => items.map((item) => (item.name === recordKey ? { ...item, value } : item));
  return { ...state, origins: state.origins.map((origin) => ({ ...origin, localStorage: renewed(origin.localStorage) })) };
}

/** Waits until home is served with a snapshot that is so new that the app does not refresh it. */
async function freshHome(baseURL = '') {
  await expect
    .poll(async () => {
      const html = await (await fetch(baseURL + paths.home)).text();
      return Date.now() - Number(/"takenAt":(\d+)/.exec(html)?.[1] ?? 0);
    })
    .toBeLessThan(30_000);
}

/** Returns the distinct calls of a screen: cold, opened by its address, and warm, opened again within the app. Expects it to be complete both times. */
async function callsOf(page: Page, screen: string): Promise<{ cold: string[]; warm: string[] }> {
  const calls = await watchCalls(page);
  const take = async () => {
    const taken = await calls.take();
    await test.step(screen, () => expectScreen(page));
    expect.soft(new URL(page.url()).pathname).toBe(screen.split('?')[0]);
    return [...new Set(taken)];
  };
  await page.goto(screen);
  const cold = await take();
  await walkTo(page, screen === paths.session.terms ? paths.session.settings : paths.session.terms);
  await calls.take();
  await walkTo(page, screen);
  return { cold, warm: await take() };
}

/** A refresh that happens to be due adds a call now and then, but not each time. So a screen above its budget is looked at again. */
async function fewestCalls(look: () => ReturnType<typeof callsOf>, budget?: ScreenCalls): ReturnType<typeof callsOf> {
  let { cold, warm } = await look();
  const isAbove = () => budget !== undefined && (cold.length > budget.cold || warm.length > budget.warm);
  for (let left = MORE_LOOKS; left > 0 && isAbove(); left--) {
    const again = await look();
    if (again.cold.length < cold.length) cold = again.cold;
    if (again.warm.length < warm.length) warm = again.warm;
  }
  return { cold, warm };
}

test.describe('spec 2: every screen opens by its address, complete and accessible, and asks the gateway no more than docs/performance.md says', () => {
  test.describe.configure({ mode: 'default', timeout: 600_000 });
  for (const [as, list] of Object.entries(screensOf)) {
    test(`as ${as}`, async ({ browser, page, baseURL, watch }) => {
      const username = as === 'agent' ? 'agnes' : 'maria';
      if (as !== 'visitor') await logIn(page, username);
      const storageState = await page.context().storageState();
      const rows: ScreenCalls[] = [];
      const visit = async (screen: string) => {
        const state = as === 'visitor' ? storageState : await withOwnSession(storageState, username);
        // The new context has stored nothing but a session.
        const context = await browser.newContext({ storageState: state });
        await answerPopups(context);
        const fresh = await context.newPage();
        await watch.also(fresh);
        const calls = await callsOf(fresh, screen);
        await expect.soft(fresh.getByText('Not available for this account'), screen).toHaveCount(0);
        // The test of a visitor has already checked the accessibility of the screens that are open to everybody.
        if (as !== 'member' || !open.includes(screen)) await expectAccessible(fresh);
        await context.close();
        return calls;
      };
      await share(list.entries(), async (own) => {
        for (const [place, screen] of own) {
          if (screen === paths.home) await freshHome(baseURL);
          const budget = readCallsTable().find((row) => row.screen === screen && row.as === as);
          const { cold, warm } = await fewestCalls(() => visit(screen), isWriting ? undefined : budget);
          rows[place] = { screen, as, cold: cold.length, warm: warm.length };
          if (isWriting) continue;
          expect.soft(cold.length, `${screen} cold: ${cold.join(', ')}`).toBeLessThanOrEqual(budget?.cold ?? 0);
          expect.soft(warm.length, `${screen} warm: ${warm.join(', ')}`).toBeLessThanOrEqual(budget?.warm ?? 0);
        }
      });
      if (isWriting) await writeCallsTable(as, rows);
      const named = readCallsTable().filter((row) => row.as === as);
      expect(named.map(({ screen }) => screen)).toEqual(list);
    });
  }
});
