import { paths } from '@parlour/kernel';
import type { Page } from '../page/createPage';
import { banner, button, dialog, link, main, role, text } from '../page/target';
import { accountSteps, leaving } from './accountSteps';
import { deposit, fish, play, records, withdraw } from './moneySteps';
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

/** The switch of this device, or why there is none. */
const deviceNote =
  /^(Notifications on this device|This browser shows no notifications|Notifications are (blocked|not ready on this device))$/;

/** Whether promotions are on; undefined while the choice is being saved. */
const isPromotionOn = (page: Page) =>
  page.run(() => {
    const box = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Promotions')?.querySelector('input');
    return box?.disabled ? undefined : box?.checked;
  });

const notifications: Step = {
  name: 'notifications',
  go: async ({ page, screenshot }) => {
    await page.open(paths.messaging.notifications);
    await page.see(text(deviceNote, main));
    const wasOn = await isPromotionOn(page);
    const isChanged = async () => (await isPromotionOn(page)) === !wasOn;
    await screenshot('notifications');
    await page.tap(role('checkbox', 'Promotions', main));
    await page.until('the choice to be saved', isChanged);
    await page.reload();
    await page.until('the saved choice', isChanged);
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
    // The app and its menus work offline.
    await page.see(link('Home', menuBar));
    await page.see(role('heading', /^Hot games/, main));
    await page.tap(button('Open menu', banner));
    await page.tap(button('Close menu', dialog('Menu')));
    await page.waitUntilGone(dialog());
    // Game lists are cached only for visitors, so a player sees a retry button in the rest of home.
    await page.see(button('Try again', main));
    await screenshot('offline');
    await proxy.reconnect();
    await page.reload();
    await page.see(hotGames);
  },
};

/** One player's way through the whole product, the same in every browser. */
export const walk: readonly Step[] = [
  ...visitorSteps,
  ...accountSteps,
  deposit,
  fish,
  play,
  withdraw,
  records,
  messages,
  notifications,
  offline,
  leaving,
];
