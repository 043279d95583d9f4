import type { Locator, Page } from '@playwright/test';
import { paths } from '@parlour/kernel';
import { sandbox } from './sandbox';
import { expect } from './test';

/** A user name that no other test uses. */
export function freshName(prefix: string): string {
  return `${prefix}${Math.random().toString(36).slice(2, 9)}`;
}

/** The id under which this browser is known to the gateway; ties captchas and faults to it. */
export function clientId(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('clientId') ?? '""') as string);
}

export async function logIn(page: Page, username: string, password = 'parlour88'): Promise<void> {
  await page.goto(paths.session.login);
  const form = page.getByRole('main');
  await form.getByLabel(/user name|username|အသုံးပြုသူ/i).fill(username);
  await form.locator('input[autocomplete~="current-password"]').fill(password);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

/** Types the answer of the captcha that this browser was shown. */
export async function solveCaptcha(page: Page, field: Locator): Promise<void> {
  await field.fill(await sandbox.captcha(await clientId(page)));
}
