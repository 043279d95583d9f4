import { paths } from '@parlour/kernel';
import type { Page } from '../page/createPage';
import { banner, button, dialog, field, link, main, text } from '../page/target';
import type { Step } from './Walker';

/** Registration, logout and login. */
export const accountSteps: readonly Step[] = [
  {
    name: 'register',
    go: async ({ page, screenshot, name, password }) => {
      await page.tap(link('Sign up', banner));
      await page.fill(field(/^Username/, main), name);
      await page.fill(field(/^Password/, main), password);
      await screenshot('register');
      await page.tap(button(/^Sign up/, main));
      await page.waitForAddress(/^\/m\/home$/);
      await page.see(link('Deposit', banner));
    },
  },
  {
    name: 'log in',
    go: async ({ page, screenshot, name, password }) => {
      await logOut(page);
      await page.tap(link('Log in', banner));
      await page.fill(field('Username', main), name);
      await page.fill(field('Password', main), password);
      await screenshot('login');
      await page.tap(button('Log in', main));
      await page.waitForAddress(/^\/m\/home$/);
      await page.see(link('Deposit', banner));
      await page.see(text(/^₱/, banner));
      await screenshot('player-home');
    },
  },
];

export const leaving: Step = {
  name: 'log out',
  go: async ({ page, screenshot }) => {
    await logOut(page);
    await screenshot('left');
  },
};

async function logOut(page: Page): Promise<void> {
  await page.open(paths.session.member);
  await page.tap(button('Log out'));
  await page.tap(button('Log out', dialog()));
  await page.waitForAddress(/^\/m\/home$/);
  await page.waitUntilGone(dialog());
  await page.see(link('Log in', banner));
}
