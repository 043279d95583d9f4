import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { homeWithoutData } from '../support/screens';
import { spoil } from '../support/hostile/spoil';

/** The browser's console line about a call that the test makes fail. */
const failedCall = /Failed to load resource/;
const busy = (seconds: number) => ({ kind: 'status', status: 429, headers: { 'Retry-After': String(seconds) } });
const hot = (page: Page) => page.getByRole('region', { name: 'Hot games' });

/** The times of the page's calls to a path, in milliseconds. */
function asked(page: Page, path: string): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) times.push(Date.now());
  });
  return times;
}

/** Opens the login page: the gateway then knows the browser, and home's calls are still to come. */
async function arrive(page: Page): Promise<void> {
  await page.goto(paths.session.login);
  await expect(page.getByRole('main').getByLabel('Username')).toBeVisible();
}

test('reliability N3: a read with a short Retry-After is retried once, without a message', async ({ page, watch }) => {
  watch.allow(failedCall);
  await arrive(page);
  await spoil(page, { path: '/lgw/games/hot', fault: busy(2), times: 1 });
  const calls = asked(page, '/lgw/games/hot');
  await page.goto(homeWithoutData);
  await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls).toHaveLength(2);
  const [first = 0, second = 0] = calls;
  expect(second - first).toBeGreaterThan(1900);
});

test('reliability N3: a long Retry-After is shown, and each tap on retry sends one call', async ({ page, watch, invariants }) => {
  watch.allow(failedCall);
  await arrive(page);
  const mend = await spoil(page, { path: '/lgw/games/hot', fault: busy(30) });
  const calls = asked(page, '/lgw/games/hot');
  const failure = hot(page).getByText('Too many attempts. Try again in 30 seconds.');
  await invariants.step('the section shows the failure, the rest of home works', async () => {
    await page.goto(homeWithoutData);
    await expect(failure).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect(calls).toHaveLength(1);
  });
  const retry = hot(page).getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.poll(() => calls.length).toBe(2);
  await expect(failure).toBeVisible();
  // The button is enabled once the gateway has refused the second call.
  await expect(retry).toBeEnabled();
  await mend();
  await retry.click();
  await expect(hot(page).getByRole('link', { name: 'See all' })).toBeVisible();
  expect(calls).toHaveLength(3);
});

test('reliability N3: a login with a Retry-After counts down; no tap sends a call before the end, the first one after it does', async ({
  page,
  watch,
}) => {
  watch.allow(failedCall);
  await arrive(page);
  await spoil(page, { path: '/wps/session/login', fault: busy(4), times: 1 });
  const calls = asked(page, '/wps/session/login');
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill('maria');
  await form.getByLabel('Password', { exact: true }).fill('parlour88');
  const submit = form.getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  const wait = form.getByText(/^Too many attempts\. Try again in \d seconds?\.$/);
  await expect(wait).toBeVisible();
  // Looks at every frame, because the text is there for one second.
  const lastSecond = page.waitForFunction(() => document.body.textContent.includes('Try again in 1 second.'));
  await expect(submit).toBeDisabled();
  await submit.dispatchEvent('click');
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await lastSecond;
  expect(calls).toHaveLength(1);
  await expect(wait).toBeHidden();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(calls).toHaveLength(2);
});
