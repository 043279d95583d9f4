import { paths } from '@parlour/kernel';
import type { Page } from '../page/createPage';
import { banner, button, dialog, field, link, main, role, text } from '../page/target';
import { sandbox } from '../servers/sandbox';
import type { Step } from './Walker';

/** An account, and the ways in and out. */
export const accountSteps: readonly Step[] = [
  {
    name: 'register',
    go: async ({ page, keep, name, password }) => {
      await page.tap(link('Sign up', banner));
      await page.fill(field(/^User name/, main), name);
      await page.fill(field(/^Password/, main), password);
      await page.fill(field(/^Confirm password/, main), password);
      await page.see(role('img', 'Picture with digits', main));
      await page.fill(field(/^Code in the picture/, main), await sandbox.captcha(await clientId(page)));
      await keep('register');
      await page.tap(button(/^Sign up/, main));
      await page.arrive(/^\/m\/home$/);
      await page.see(link('Deposit', banner));
    },
  },
  {
    name: 'log in',
    go: async ({ page, keep, name, password }) => {
      await logOut(page);
      await page.tap(link('Log in', banner));
      await page.fill(field('User name', main), name);
      await page.fill(field('Password', main), password);
      await keep('login');
      await page.tap(button('Log in', main));
      await page.arrive(/^\/m\/home$/);
      await page.see(link('Deposit', banner));
      await page.see(text(/^₱/, banner));
      await keep('player-home');
    },
  },
];

export const leaving: Step = {
  name: 'log out',
  go: async ({ page, keep }) => {
    await logOut(page);
    await keep('left');
  },
};

async function logOut(page: Page): Promise<void> {
  await page.open(paths.session.member);
  await page.tap(button('Log out'));
  await page.tap(button('Log out', dialog()));
  await page.arrive(/^\/m\/home$/);
  // Who leaves is a stranger again, who has seen no announcement.
  await page.tap(button('Skip all', dialog()));
  await page.miss(dialog());
  await page.see(link('Log in', banner));
}

/** The id under which the gateway knows this browser; a captcha belongs to it. */
function clientId(page: Page): Promise<string> {
  return page.ask(() => JSON.parse(localStorage.getItem('clientId') ?? '""') as string);
}
