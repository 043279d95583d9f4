import { paths } from '@parlour/kernel';
import { banner, button, dialog, link, main, role, text } from '../page/target';
import { accountSteps, leaving } from './accountSteps';
import { deposit, play, records, withdraw } from './moneySteps';
import { hotGames, menuBar, visitorSteps } from './visitorSteps';
import type { Step } from './Walker';

const messages: Step = {
  name: 'messages',
  go: async ({ page, screenshot }) => {
    await page.open(paths.messaging.messages);
    await page.see(link(/^Inbox/, main));
    await screenshot('messages');
    await page.tap(link(/^Announcements/, main));
    await page.tap(link(/Withdrawals to e-wallets/, main));
    await page.see(text(/Bank transfers take up to 30 minutes/, main));
  },
};

const offline: Step = {
  name: 'offline',
  go: async ({ page, proxy, screenshot }) => {
    await page.open(paths.home);
    await page.see(hotGames);
    await page.until('the service worker', () => page.run(() => navigator.serviceWorker.controller !== null));
    proxy.disconnect();
    await page.reload();
    // The app and its menus work offline. Game lists are cached only for visitors, so a player sees a retry button here.
    await page.see(link('Home', menuBar));
    await page.see(role('heading', /^Hot games/, main));
    await page.see(button('Try again', main));
    await page.tap(button('Open menu', banner));
    await page.tap(button('Close menu', dialog('Menu')));
    await page.waitUntilGone(dialog());
    await screenshot('offline');
    await proxy.reconnect();
    await page.reload();
    await page.see(hotGames);
  },
};

/** One player's way through the whole product, the same in every browser. */
export const walk: readonly Step[] = [...visitorSteps, ...accountSteps, deposit, play, withdraw, records, messages, offline, leaving];
