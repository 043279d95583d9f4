import { paths } from '@parlour/kernel';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { expect, test } from '../support/faultTest';
import { openWallets } from '../support/openWallets';
import { beginAs, beginAsNew, logIn } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';

const main = (page: Page) => page.getByRole('main');
const checking = (page: Page) => page.getByText(/We're checking what became of it/);

/** What happens to the held call: it is executed and answered late, it reaches the gateway after the logout, or its reply is lost. */
type Fate = 'executed' | 'heard after the logout' | 'reply lost';

/** Holds the next call to a path until it is released. */
async function hold(page: Page, path: string, fate: Fate): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    `**${path}`,
    async (route) => {
      if (fate === 'heard after the logout') {
        await held;
        return route.continue();
      }
      const response = await route.fetch();
      await held;
      return fate === 'executed' ? route.fulfill({ response }) : route.abort('connectionreset');
    },
    { times: 1 },
  );
  return release;
}

async function logOutInAnotherTab(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto(paths.session.settings);
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/m\/home$/);
  await other.close();
}

async function deposit(page: Page): Promise<void> {
  await page.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill('340');
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
}

async function moveToSports(page: Page): Promise<void> {
  await openWallets(page);
  await page.getByRole('combobox', { name: 'From' }).selectOption('main');
  await page.getByRole('textbox', { name: 'Amount' }).fill('120');
  await page.getByRole('button', { name: /^Move ₱/ }).click();
}

async function withdraw(page: Page): Promise<void> {
  await page.goto(paths.wallet.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('171');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('dialog').getByLabel('Transaction password').fill('246810');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
}

async function sendToCarlo(page: Page): Promise<void> {
  await page.goto(`${paths.agent.transfer}?to=m-carlo`);
  await page.getByLabel('Amount').fill('131.07');
  await page.getByLabel('Transaction password').fill('246810');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Send ₱131.07' }).click();
}

const payments = [
  ['deposit', 'executed', deposit, '/wps/transaction/deposit', /was accepted\. Log in to see it in your records/],
  ['withdrawal', 'heard after the logout', withdraw, '/wps/transaction/withdraw', /was not accepted, so nothing has changed/],
  ['transfer between wallets', 'reply lost', moveToSports, '/wps/wallets/transfer', /may have arrived\. Log in and look in your records/],
  ["agent's transfer", 'executed', sendToCarlo, '/wps/agent/transfer', /was accepted\. Log in to see it in your records/],
] as const;

const senders: Partial<Record<(typeof payments)[number][0], string>> = { withdrawal: 'maria', "agent's transfer": 'agnes' };

for (const [payment, fate, pay, path, told] of payments) {
  test(`another tab logs out while the ${payment} is on its way (${fate}): this tab says what became of it`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    const sender = senders[payment];
    const name = sender ?? (await beginAsNew(page, 'gone'));
    if (sender) await beginAs(page, sender);
    else await sandbox.adjust(name, '500');
    const release = await hold(page, path, fate);
    await pay(page);
    await logOutInAnotherTab(context);
    await expect(checking(page)).toBeVisible();
    await expect(page.getByText(/failed/i)).toHaveCount(0);
    release();
    await expect(page.getByText(told)).toBeVisible();
    await expect(checking(page)).toBeHidden();
    await screenshot(page, `logged-out-${fate.replaceAll(' ', '-')}`);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('a deposit that another tab cut off by its logout is one order in the records of its player, and nothing of it meets the next one', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const name = await beginAsNew(page, 'first');
  const release = await hold(page, '/wps/transaction/deposit', 'executed');
  await deposit(page);
  await logOutInAnotherTab(context);
  await expect(checking(page)).toBeVisible();

  await test.step('the next player logs in before the reply', async () => {
    await page
      .getByRole('link', { name: 'Log in', exact: true })
      .or(page.getByRole('button', { name: 'Log in', exact: true }))
      .first()
      .click();
    await page.locator('input[autocomplete~=username]').fill('vince');
    await page.locator('input[autocomplete~="current-password"]').fill('parlour88');
    await page.locator('button[type=submit]').click();
    await expect(checking(page)).toBeHidden();
    const answered = page.waitForResponse('**/wps/transaction/deposit');
    release();
    await answered;
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText(/was on its way/)).toHaveCount(0);
    await page.goto(`${paths.wallet.records}?tab=money`);
    await expect(main(page).getByText(/₱340\.00/)).toHaveCount(0);
  });

  await test.step('the first player finds the one order', async () => {
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    await page.reload();
    await logIn(page, name);
    await page.goto(`${paths.wallet.records}?tab=money`);
    await expect(main(page).getByRole('link', { name: /Deposit.*340\.00/ })).toHaveCount(1);
  });
});
