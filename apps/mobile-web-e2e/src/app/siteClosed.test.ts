import { paths } from '@parlour/kernel';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ watch }) => watch.allow(/Failed to load resource/));
test.afterEach(() => sandbox.setStatus({}));

for (const { name, status, title } of [
  { name: 'maintenance', status: { maintenance: true, maintenanceUntil: Date.UTC(2030, 0, 1) }, title: 'Under maintenance' },
  { name: 'region', status: { regionRestriction: true }, title: 'Not available where you are' },
]) {
  test(`${name}: a page replaces the site, which reopens without a reload`, async ({ page }) => {
    await sandbox.setStatus(status);
    await page.goto(paths.home);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/Your balance is safe/)).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    // The name of the site looks like the logo of the open site.
    await expect(page.getByText(/^Parlour\.?$/).first()).toHaveCSS('font-family', /^Georgia/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await screenshot(page, name);

    const started = await page.evaluate(() => performance.timeOrigin);
    await sandbox.setStatus({});
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
  });
}

test('maintenance that begins during a visit closes the screen', async ({ page }) => {
  await page.goto(paths.games.slot);
  await expect(page.getByRole('main').locator('a[href*="/m/play"]').first()).toBeVisible();
  await sandbox.setStatus({ maintenance: true });
  // Another call may learn of the maintenance first and replace the page.
  await page
    .getByRole('tab', { name: 'Hot' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Under maintenance' })).toBeVisible();
});
