import { paths } from '@parlour/kernel';
import type { Page } from '../page/createPage';
import { banner, button, dialog, link, main, role, text } from '../page/target';
import type { Step } from './Walker';
import { brokenWords, burmeseSentences } from './burmeseLines';

export const menuBar = role('navigation', /^(Main menu|Pangunahing menu)$/);
export const hotGames = link(/./, role('region', 'Hot games'));

/** Waits until the app has asked the gateway for the site's status. The document shows home before. */
const seeAppStart = (page: Page) =>
  page.until('the start of the app', () =>
    page.run(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/status'))),
  );

/** A visitor's first look around. */
export const visitorSteps: readonly Step[] = [
  {
    name: 'lost texts',
    go: ({ page, proxy }) =>
      page.allowErrors(async () => {
        // The app must start although the file of its texts fails once. It may reload the page.
        proxy.lose(/\/messages-en-/, 1);
        await page.open('/');
        await seeAppStart(page);
      }),
  },
  {
    name: 'lost connection',
    go: ({ page, proxy, screenshot }) =>
      page.allowErrors(async () => {
        const isFailureShown = () => page.run(() => document.getElementById('failure')?.hidden === false);
        // The page has just started: nothing beyond the first view is loaded, or fetched ahead.
        proxy.disconnect();
        await page.tap(button('Open menu'));
        await page.until('the failure box', isFailureShown);
        await screenshot('lost connection');
        await proxy.reconnect();
        // Most browsers fail each later import of a module that failed once, until a reload; WebKit even after it (build/start.js).
        await page.tap(link(/^Reload/, role('alert')));
        await page.until('a new page', async () => !(await isFailureShown()));
        await seeAppStart(page);
      }),
  },
  {
    name: 'lost icons',
    go: ({ page, proxy }) =>
      page.allowErrors(async () => {
        proxy.lose(/\/sprite-/, Infinity);
        await page.open('/');
        await seeAppStart(page);
        proxy.lose(/\/sprite-/, 0);
        await page.until('the icons', () =>
          page.run(() => [...document.querySelectorAll<SVGUseElement>('header use')].every((icon) => icon.getBBox().width > 0)),
        );
      }),
  },
  {
    name: 'home',
    go: async ({ page }) => {
      await page.open('/');
      await page.waitForAddress(/^\/m\/(home)?$/);
      await page.see(role('heading', 'Hot games'));
      await page.see(hotGames);
    },
  },
  {
    name: 'terms',
    go: async ({ page, screenshot }) => {
      const terms = role('complementary', 'Before you play');
      // Pop-ups wait for the first touch or scroll (ADR 0035).
      await page.run(() => window.scrollTo(0, 40));
      await page.see(terms);
      await screenshot('terms');
      await page.tap(link(/accept the terms/, terms));
      await page.waitForAddress(new RegExp(`^${paths.session.terms}`));
      await page.see(role('heading', undefined, main));
      await page.tap(button('Back', banner));
      await page.tap(button('I agree', terms));
      await page.waitUntilGone(terms);
      await page.see(hotGames);
      await screenshot('home');
    },
  },
  {
    name: 'menu',
    go: async ({ page, screenshot }) => {
      await page.tap(button('Open menu'));
      await page.see(link('Reward center', dialog('Menu')));
      await screenshot('menu');
    },
  },
  {
    name: 'language',
    go: async ({ page, screenshot }) => {
      await page.tap(button('Language: English', dialog('Menu')));
      await page.tap(role('radio', 'Filipino'));
      await page.until('Filipino', () => page.run(() => document.documentElement.lang === 'fil'));
      await page.tap(button('Isara ang menu'));
      await page.see(link('Mag-log in', banner));
      await screenshot('filipino');
      await page.tap(button('Buksan ang menu'));
      await page.tap(button(/^Wika/, dialog()));
      await page.tap(role('radio', 'English'));
      await page.until('English', () => page.run(() => document.documentElement.lang === 'en'));
      await page.tap(button('Close menu'));
      await page.see(link('Log in', banner));
    },
  },
  {
    name: 'burmese lines',
    go: async ({ page }) => {
      const { sentences, words } = burmeseSentences();
      if (words.length < 200) throw new Error(`only ${words.length} words of the list are in a message`);
      const broken = await page.run(brokenWords, sentences, words);
      if (broken.length > 0) throw new Error(`lines end inside words:\n${broken.join('\n')}`);
    },
  },
  {
    name: 'lost screen',
    go: ({ page, proxy, screenshot }) =>
      page.allowErrors(async () => {
        // No file of the screen is loaded, or fetched ahead, and the browser still reports a connection.
        await page.tap(button('Open menu'));
        await page.see(link(/^Announcements/, dialog('Menu')));
        proxy.disconnect();
        await page.tap(link(/^Announcements/, dialog('Menu')));
        await page.see(text(/There is no internet connection/, main));
        await screenshot('lost screen');
        await proxy.reconnect();
        await page.tap(button('Try again', main));
        await page.see(link(/Withdrawals to e-wallets/, main));
      }),
  },
  {
    name: 'promotions',
    go: async ({ page, screenshot }) => {
      await page.tap(link(/^Promos/, menuBar));
      await page.waitForAddress(new RegExp(`^${paths.promotions.list}`));
      const offer = link(/Reef Hunter Cup/, main);
      await page.see(offer);
      await screenshot('promotions');
      await page.tap(offer);
      await page.waitForAddress(/activityDetail\?id=/);
      await page.see(button(/Join|Log in/, main));
      await screenshot('promotion');
    },
  },
  {
    name: 'search',
    go: async ({ page, screenshot }) => {
      await page.open(paths.home);
      await page.tap(button('Search games'));
      const search = dialog();
      await page.fill(role('textbox', undefined, search), 'gold');
      await page.see(link(/gold/i, search));
      await screenshot('search');
      await page.tap(button('Close', search));
      await page.waitUntilGone(search);
    },
  },
  {
    name: 'behind a dialog',
    go: async ({ page, screenshot }) => {
      const height = () => page.run(() => document.documentElement.scrollHeight);
      await page.run(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.see(role('heading', 'Help center'));
      await page.run(() => window.scrollTo(0, 0));
      // Behind a dialog, blocks out of view are skipped and must keep their height. A block that still loads may change it, so it is measured again.
      const changesHeight = async () => {
        const before = await height();
        await page.tap(button('Search games'));
        await page.see(dialog());
        const behind = await height();
        await page.tap(button('Close', dialog()));
        await page.waitUntilGone(dialog());
        await page.until('no skipped block', () =>
          page.run(() => !document.querySelector('[data-skippable][style*="content-visibility"]')),
        );
        return behind !== before;
      };
      // `until` has time for one try only, so the step's own time limit ends the tries.
      while (await changesHeight());
      await page.run(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.see(role('heading', 'Help center'));
      await screenshot('behind-a-dialog');
      await page.run(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'game sheet',
    go: async ({ page, screenshot }) => {
      await page.tap(link(/playing|Last win/, role('region', 'Hot games')));
      const sheet = dialog();
      await page.see(link('Play with real money', sheet));
      await page.see(link('Try without money', sheet));
      await screenshot('game-sheet');
      await page.tap(button('Close', sheet));
      await page.waitUntilGone(sheet);
    },
  },
];
