import { expect, test } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { storyPictures } from '../../../scripts/messages/storyPictures.mjs';

const css = readFileSync(new URL('../../../libs/ui/src/tokens/tokens.css', import.meta.url), 'utf8');
const blocks = { dark: '\n:root {', light: "\n:root[data-theme='light'] {" };
const themes = Object.keys(blocks);
const hexOf = (theme, token) => new RegExp(`--${token}: (#\\w+);`).exec(css.split(blocks[theme])[1])?.[1];
const { entries } = JSON.parse(readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8'));

/** Stories show how a screen looks when the gateway, which is mocked, fails. */
const isMocked = (url) => /\/(wps|lgw)\//.test(url);

/** Opens a docs page with these toolbar settings, and collects console errors and failed requests. */
async function openDocs(page, id, globals) {
  const wrong = [];
  page.on('console', (message) => message.type() === 'error' && !isMocked(message.location().url) && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  // A frame that the page moves or loads again gives up its requests, which is no failure.
  const isGivenUp = (request) => request.failure()?.errorText === 'net::ERR_ABORTED';
  page.on('requestfailed', (request) => !isGivenUp(request) && wrong.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on(
    'response',
    (response) => response.status() >= 400 && !isMocked(response.url()) && wrong.push(`${response.url()} ${response.status()}`),
  );
  await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs&globals=${globals}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return wrong;
}

/** The colour of an element as six hexadecimal digits. */
const colour = (locator, property) =>
  locator.evaluate((element, name) => {
    const channels = globalThis.getComputedStyle(element)[name].match(/\d+/g) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  }, property);

const pages = [
  'introduction',
  'find-a-component',
  'design-system-absent-components',
  'design-system-tokens',
  'design-system-icons',
  'design-system-patterns-loading-empty-failing-offline',
  'design-system-patterns-confirming-and-money',
  'design-system-patterns-lists-and-navigation',
  'design-system-patterns-words-dates-and-money',
  'design-system-actions-button',
  'design-system-overlays-sheet',
  'features-wallet-balancecard',
];

for (const theme of themes)
  for (const id of pages)
    test(`${id} stands on the product’s ground, ${theme}, and nothing on it fails`, async ({ page }) => {
      const wrong = await openDocs(page, id, `theme:${theme}`);
      // The mock of the network loads a page with stories a second time, when it controls the page for the first time.
      await expect(async () => {
        expect(await colour(page.locator('.sbdocs-wrapper'), 'backgroundColor')).toBe(hexOf(theme, 'color-ground'));
        expect(await colour(page.getByRole('heading', { level: 1 }), 'color')).toBe(hexOf(theme, 'color-text'));
        for (const preview of await page.locator('.sbdocs-preview').all())
          expect(await colour(preview, 'backgroundColor')).toBe(hexOf(theme, 'color-ground'));
        const links = await page.locator('a[href*="path=/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links.map((link) => /path=\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1]).filter((target) => !entries[target])).toEqual([]);
      }).toPass();
      expect(wrong).toEqual([]);
    });

test('the frame of a story is set as the toolbar is', async ({ page }) => {
  await openDocs(page, 'features-wallet-balancecard', 'theme:light;locale:my;textSize:l;merchant:200jilimm3');
  const story = page.locator('.story-frame').first().contentFrame().locator('html');
  await expect(story).toHaveAttribute('data-theme', 'light');
  await expect(story).toHaveAttribute('lang', 'my');
  await expect(story).toHaveAttribute('data-text-size', 'l');
  await expect(story).toHaveAttribute('data-accent', 'lagoon');
  await expect(page.locator('.story-frame').first().contentFrame().locator('body')).toHaveClass(/sb-show-main/);
});

test('a story with a theme or a language of its own keeps it to itself', async ({ page }) => {
  await openDocs(page, 'design-system-feedback-notice', 'theme:dark');
  const framed = page.locator('iframe[title="Every Tone Light"]');
  await framed.scrollIntoViewIfNeeded();
  await expect(framed.contentFrame().locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(framed.contentFrame().locator('body')).toHaveClass(/sb-show-main/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('every block and every screen says what it is, and who owns it', async ({ request }) => {
  const facts = Object.values(await (await request.get('/facts/features.json')).json());
  for (const { team, components } of facts) {
    expect(team).toMatch(/^@parlour\//);
    for (const { name, says } of components) expect([name, says]).toEqual([name, expect.stringMatching(/\w.*\.$/)]);
  }
  expect(facts.length).toBeGreaterThan(80);
});

test('a block is introduced, and its frame is as high as the chosen story', async ({ page }) => {
  await openDocs(page, 'features-wallet-balancecard', 'theme:dark');
  await expect(page.getByText('Shows the exact balance of all wallets', { exact: false })).toBeVisible();
  await expect(page.locator('.facts')).toContainText('@parlour/wallet');
  await expect(page.locator('.facts').getByRole('link', { name: 'DepositScreen' })).toBeVisible();
  const frame = page.locator('.story-frame');
  await expect(frame).toHaveCount(1);
  await expect(frame.contentFrame().getByText('Balance', { exact: false }).first()).toBeVisible();
  const heightOf = (element) => element.evaluate(({ offsetHeight }) => offsetHeight);
  await expect(async () =>
    expect(await frame.evaluate(({ clientHeight }) => clientHeight)).toBe(await heightOf(frame.contentFrame().locator('#storybook-root'))),
  ).toPass();
  await page.getByRole('button', { name: 'Failed' }).click();
  await expect(frame.contentFrame().getByRole('alert')).toBeVisible();
});

test('a screen has its address, and a frame of 360 by 800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDocs(page, 'features-wallet-deposit', 'theme:dark');
  await expect(page.locator('.facts')).toContainText('/m/voucherCenter');
  await expect(page.locator('.story-frame')).toHaveCount(1);
  await expect(async () =>
    expect(await page.locator('.story-frame').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([360, 800]),
  ).toPass();
});

test('the finder shows components, blocks and screens in groups with pictures, and finds them by their use', async ({ page }) => {
  const wrong = await openDocs(page, 'find-a-component', 'theme:light');
  const titles = new Set(Object.values(entries).flatMap(({ type, title }) => (type === 'story' ? title : [])));
  const found = Object.values(entries).filter(
    ({ type, title, tags }) => type === 'docs' && tags.includes('autodocs') && titles.has(title) && title.split('/').length === 3,
  );
  await expect(page.getByText(`${found.length} found`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Design system · Actions' }).getByText('Deposit')).toBeVisible();
  // Another search removes frames, and with them what they still load.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('What is it for?').fill('exact balance');
  await expect(page.locator('.finder-group').getByRole('link')).toHaveText(['BalanceCard']);
  await expect(page.locator('.finder-frame iframe').contentFrame().locator('body')).toHaveClass(/sb-show-main/);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('What is it for?').fill('aeroplane');
  await expect(page.getByText('Nothing found. Try fewer or other words.')).toBeVisible();
  expect(wrong).toEqual([]);
});

test('measures are those of the component as the toolbar is set', async ({ page }) => {
  await openDocs(page, 'design-system-actions-button', 'textSize:m');
  await expect(page.getByRole('row', { name: /Surface/ })).toContainText('× 48');
  await expect(page.getByRole('row', { name: /Surface/ })).toContainText('20 space-5');
  await expect(page.getByRole('row', { name: /Label/ })).toContainText('15 text-m');
  await expect(page.locator('.anatomy-pin')).toHaveText(['1', '2', '3']);
  await expect(page.locator('.pair section')).toHaveCount(4);
  await openDocs(page, 'design-system-actions-button', 'textSize:xl');
  await expect(page.getByRole('row', { name: /Label/ })).not.toContainText('15 text-m');
});

test('what covers the screen has its pairs and its parts in frames', async ({ page }) => {
  const wrong = await openDocs(page, 'design-system-overlays-dialog', 'theme:dark');
  const pair = page.locator('.pair iframe');
  await expect(pair.first().contentFrame().getByRole('button', { name: 'Keep bonus' })).toBeVisible();
  await expect(pair.last().contentFrame().getByRole('button', { name: 'Yes' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Buttons/ })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('translators get a picture of the story in which a text can be seen', async ({ baseURL }, testInfo) => {
  const page = 'features-wallet-creditedcard--docs';
  const texts = [
    { namespace: 'wallet', key: 'order.bonus', original: 'Bonus {{amount}}', page },
    { namespace: 'wallet', key: 'order.unseen', original: 'A text that no story shows', page },
  ];
  const pictures = await storyPictures({ texts, folder: testInfo.outputPath(), address: `${baseURL}/` });
  const story = 'features-wallet-creditedcard--with-bonus';
  expect([...pictures]).toEqual([['wallet:order.bonus', { story, picture: `${story}.png` }]]);
  expect(existsSync(testInfo.outputPath(`${story}.png`))).toBe(true);
});

test('the tokens of both themes are files beside the pages', async ({ page, request }) => {
  await openDocs(page, 'design-system-tokens', 'theme:dark');
  const files = themes.map((theme) => `/tokens/${theme}.tokens.json`);
  for (const file of files) await expect(page.locator(`a[download][href=".${file}"]`)).toBeVisible();
  for (const file of files) expect((await (await request.get(file)).json()).color.ground.$type).toBe('color');
});

test('the page stays in English when the toolbar is set to Burmese, and its stories are in Burmese', async ({ page }) => {
  await openDocs(page, 'design-system-actions-button', 'locale:my');
  await expect(page.locator('.sbdocs-preview [lang="my"]').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the frame around the pages has the logo, and the theme of the toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/?path=/docs/introduction--docs&globals=theme:light');
  const logo = page.getByRole('img', { name: 'The handbook of Parlour' }).first();
  await expect(logo).toBeVisible();
  await expect(async () => expect(await colour(page.locator('body'), 'backgroundColor')).toBe(hexOf('light', 'color-ground'))).toPass();
});
