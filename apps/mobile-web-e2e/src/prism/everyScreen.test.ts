import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/accessibility';
import { keepRecord } from '../support/keepRecord';
import { screens, waysIn } from '../support/screens';
import { expect, test } from '../support/test';

/** Prism does not know the sandbox's control routes, images and reports. Its examples refuse some calls. */
const refused = /Failed to load resource/;
const record = { token: 'a-token-for-prism', merchantCode: '200jilif3', userName: 'prism', type: 1 };
const all = [paths.home, ...waysIn, ...screens.map(({ path }) => path)];

/** The calls whose replies the app could not read, as it reports them. */
function misfits(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/m/reports')) return;
    const text = request.postData() ?? '';
    if (text.includes('"misfit"')) found.push(text);
  });
  return found;
}

for (const account of ['a visitor', 'an agent']) {
  test(`a gateway that knows only the contract: every screen of ${account} stands, fits and can be left`, async ({ page, watch }, {
    project,
  }) => {
    test.setTimeout(900_000);
    watch.allow(refused);
    const found = misfits(page);
    for (const path of all) {
      await test.step(path, async () => {
        // A random refusal may have ended the session.
        if (account !== 'a visitor') await keepRecord(page, JSON.stringify(record));
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 40_000 });
        await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible();
        await expectNoOverflow(page);
      });
    }
    // Random values can contradict each other, constant ones cannot.
    if (project.name === 'static') expect(found).toEqual([]);
  });
}
