import { paths } from '@parlour/kernel';
import { banner, button, dialog, link, main, role } from '../page/target';
import type { Step } from './Walker';

export const menuBar = role('navigation', /^(Main menu|Pangunahing menu)$/);
export const hotGames = link(/./, role('region', 'Hot games'));

/** What anybody does who comes for the first time. */
export const visitorSteps: readonly Step[] = [
  {
    name: 'home',
    go: async ({ page }) => {
      await page.open('/');
      await page.arrive(/^\/m\/(home)?$/);
      await page.see(role('heading', 'Hot games'));
      await page.see(hotGames);
    },
  },
  {
    name: 'terms',
    go: async ({ page, keep }) => {
      const terms = dialog('Before you play');
      await page.see(terms);
      await keep('terms');
      await page.tap(link('Read the terms', terms));
      await page.arrive(new RegExp(`^${paths.session.terms}`));
      await page.see(role('heading', undefined, main));
      await page.tap(button('Back', banner));
      await page.tap(button('I agree', terms));
      await page.tap(button('Skip all', dialog('Tonight at 20:00')));
      await page.miss(dialog());
      await page.see(hotGames);
      await keep('home');
    },
  },
  {
    name: 'menu',
    go: async ({ page, keep }) => {
      await page.tap(button('Open menu'));
      await page.see(link('Reward center', dialog('Menu')));
      await keep('menu');
    },
  },
  {
    name: 'language',
    go: async ({ page, keep }) => {
      await page.tap(button('Language: English', dialog('Menu')));
      await page.tap(role('radio', 'Filipino'));
      await page.until('Filipino', () => page.ask(() => document.documentElement.lang === 'fil'));
      await page.tap(button('Isara ang menu'));
      await page.see(link('Mag-log in', banner));
      await keep('filipino');
      await page.tap(button('Buksan ang menu'));
      await page.tap(button(/^Wika/, dialog()));
      await page.tap(role('radio', 'English'));
      await page.until('English', () => page.ask(() => document.documentElement.lang === 'en'));
      await page.tap(button('Close menu'));
      await page.see(link('Log in', banner));
    },
  },
  {
    name: 'promotions',
    go: async ({ page, keep }) => {
      await page.tap(link(/^Promos/, menuBar));
      await page.arrive(new RegExp(`^${paths.promotions.list}`));
      const offer = link(/Reef Hunter Cup/, main);
      await page.see(offer);
      await keep('promotions');
      await page.tap(offer);
      await page.arrive(/activityDetail\?id=/);
      await page.see(button(/Join|Log in/, main));
      await keep('promotion');
    },
  },
  {
    name: 'search',
    go: async ({ page, keep }) => {
      await page.open(paths.home);
      await page.tap(button('Search games'));
      const search = dialog();
      await page.fill(role('textbox', undefined, search), 'gold');
      await page.see(link(/gold/i, search));
      await keep('search');
      await page.tap(button('Close', search));
      await page.miss(search);
    },
  },
];
