import { paths } from '@parlour/kernel';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { openScreen } from '../support/openScreen';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

test('a free trial plays with play money, and screens that need a real account say so', async ({ page }) => {
  await test.step('starts from the login', async () => {
    await page.goto(paths.session.login);
    await page.getByRole('link', { name: 'Try it for free' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText('2,000');
  });

  await test.step('is still there after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('2,000');
  });

  await test.step('plays a round', async () => {
    await page.goto(paths.session.member);
    const name = await page
      .getByRole('main')
      .getByText(/^trial_/)
      .innerText();
    // Three cherries in the top row: the stake is paid back twofold.
    await sandbox.planSpins(name, [[0, 1, 2]]);
    await page.goto(paths.games.slot);
    await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByRole('main').getByText(/^\+/)).toBeVisible();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(new RegExp(paths.games.slot));
  });

  await test.step('sees the round in its record', async () => {
    await page.goto(paths.wallet.records);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  await test.step('cannot deposit', async () => {
    await page.goto(paths.wallet.deposit);
    const main = page.getByRole('main');
    await expect(main.getByText('Please login an actual account to use this function')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Pay/ })).toBeHidden();
    await screenshot(page, 'trial-deposit');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await main.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.session.register}$`));
    await expect(main.getByLabel(/^Username/)).toBeVisible();
  });

  for (const [what, path] of [
    ['withdrawals', paths.wallet.withdraw],
    ['withdrawal accounts', paths.wallet.accounts],
    ['transaction password', paths.wallet.transactionPassword],
  ] as const) {
    await test.step(`is asked to register for ${what}`, async () => {
      await openScreen(page, paths.session.member);
      await openScreen(page, path);
      const main = page.getByRole('main');
      await expect(main.getByText('This is not part of the free trial. Log in with a real account.')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', paths.session.register);
      await expectAccessible(page);
      await screenshot(page, 'trial-reject');
      await main.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).not.toHaveURL(new RegExp(path));
    });
  }

  await test.step('the member screen offers an account', async () => {
    await page.goto(paths.session.member);
    await expect(page.getByText('You are on a free trial')).toBeVisible();
    await screenshot(page, 'trial-member');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.session.register}$`));
  });
});
