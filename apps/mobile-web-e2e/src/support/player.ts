import type { Locator, Page } from '@playwright/test';
import { paths } from '@parlour/kernel';
import { keepRecord } from './keepRecord';
import { sandbox } from './sandbox';
import { expect } from './test';

/** A user name that no other test uses. */
export function freshName(prefix: string): string {
  return `${prefix}${Math.random().toString(36).slice(2, 9)}`;
}

/** This browser's client id at the gateway; captchas and faults are tied to it. The app makes one with its first private call. */
export function clientId(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('clientId') ?? 'null') as string | null;
    const id = stored ?? crypto.randomUUID();
    localStorage.setItem('clientId', JSON.stringify(id));
    return id;
  });
}

export async function logIn(page: Page, username: string, password = 'parlour88'): Promise<void> {
  await page.goto(paths.session.login);
  const form = page.getByRole('main');
  await fill(form.locator('input[autocomplete~=username]'), username);
  await fill(form.locator('input[autocomplete~="current-password"]'), password);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

/** Types again if the app's remembered credentials arrive while typing and change the fields. A person would see them and not type. */
async function fill(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    expect(await field.inputValue()).toBe(text);
  }).toPass();
}

/** Marks the questions before a first deposit as answered; `money.test.ts` answers them. */
export async function skipLimitPrompt(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('wallet.limitAsked', 'true'));
}

/** Begins as a player who is logged in already; the next page is opened with the session. `logIn` fills in the form and ends on home. */
export async function beginAs(page: Page, username: string): Promise<void> {
  await keepRecord(page, JSON.stringify(await sandbox.openSession(username)));
}

/** Begins as a new player of this test who has just registered; the next page is opened with the session. */
export async function beginAsNew(page: Page, prefix: string): Promise<string> {
  const name = freshName(prefix);
  await keepRecord(page, JSON.stringify(await sandbox.openAccount(name)));
  await skipLimitPrompt(page);
  return name;
}

/** Registers a new player with the form and leaves the browser on home. */
export async function signUp(page: Page, prefix: string): Promise<string> {
  const name = freshName(prefix);
  await page.goto(paths.session.register);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Username/ }).fill(name);
  await form.getByLabel(/^Password/).fill('parlour88');
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await skipLimitPrompt(page);
  return name;
}

/** Types the answer of the captcha that this browser shows. */
export async function solveCaptcha(page: Page, field: Locator): Promise<void> {
  await field.fill(await sandbox.captcha(await clientId(page)));
}
