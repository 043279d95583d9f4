import { framesOnScreen, marks } from './measure/framesOnScreen.mjs';
import { logIn } from './measure/logIn.mjs';
import { phone } from './measure/phone.mjs';
import { watchMoment } from './measure/watchMoment.mjs';

const SLOWDOWN = 4;
const LATEST_MS = 60_000;
const PLAYER = 'maria';
/** The player has three claims, and an attempt without a figure takes one too. */
const MOST_RUNS = 2;
/** Three bells in the middle row, which pay six times the stake. */
const BIG_WIN = [4, 2, 6];
/** The only moment that the compositor plays by itself, while the scripts are busy. */
const EXPANSION = 'the tile of a game expands';
/** Each begins a moment, on a page that is already slow. */
const moments = {
  [EXPANSION]: launch,
  'a big win': win,
  'a claim flies to the balance': claim,
  'a credited deposit counts up': deposit,
  'a new VIP level': level,
};

/**
 * Measures the longest frame while each moment plays, on a processor slowed down four times. A frame counts where the page's scripts see it. While a
 * tile expands, a frame counts where it is drawn on the screen. The app is opened without the edge, because the sandbox's games are on plain http.
 */
export async function benchMoments({ browser, app, control, runs: asked }) {
  const runs = Math.min(asked, MOST_RUNS);
  const figures = [];
  for (const [name, begin] of Object.entries(moments)) {
    const seen = [];
    for (let attempt = 0; seen.length < runs && attempt < 2 * runs; attempt += 1) {
      const played = await play({ browser, app, control, begin });
      if (played.scripts !== undefined && played.screen !== undefined) seen.push(played);
    }
    if (seen.length < runs) throw new Error(`${name}: played ${seen.length} times in ${2 * runs} attempts`);
    const longest = (place) => Math.max(...seen.map((played) => played[place]));
    if (name === EXPANSION) {
      figures.push({ name: `${name}, longest frame on the screen, ms`, value: longest('screen'), digits: 1, atMost: 50 });
      figures.push({ name: 'the same, longest frame of the scripts, ms', value: longest('scripts'), digits: 1 });
    } else {
      figures.push({ name: `${name}, longest frame, ms`, value: longest('scripts'), digits: 1, atMost: 50 });
    }
  }
  return { title: 'Moments, four times slower processor, while they play', figures };
}

/** Plays one moment. Returns its longest frame on the screen and its longest frame of the page's scripts, in milliseconds; undefined if it did not play. */
async function play({ browser, app, control, begin }) {
  // Each visit has its own session. Visits that share one would end it for each other, because a visit may renew its session.
  const context = await phone(browser, { serviceWorkers: 'block', storageState: await logIn(browser, app) });
  await context.addInitScript(() => sessionStorage.setItem('wallet.limitAsked', 'true'));
  await context.addInitScript(watchMoment, marks);
  const page = await context.newPage();
  page.setDefaultTimeout(LATEST_MS);
  const devtools = await context.newCDPSession(page);
  const slowDown = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let scripts;
  const screen = await framesOnScreen(devtools, async () => {
    await begin({ page, app, control, slowDown });
    scripts = await Promise.race([page.evaluate(() => window.moment_), new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
  });
  await context.close();
  return { screen, scripts };
}

async function launch({ page, app, slowDown }) {
  // The launch screen is prefetched once the player uses the page; before it is there, a tap opens it without the moment.
  const prefetched = page.waitForResponse(/\/PlayScreen-[\w-]+\.js$/);
  await page.goto(`${app}/m/home`);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 20);
  await Promise.all([prefetched, page.locator('footer').waitFor({ state: 'attached' })]);
  await page.waitForLoadState('networkidle');
  await slowDown();
  await page.locator('main a[href*="/m/play?"] img').first().tap();
}

async function win({ page, app, control, slowDown }) {
  await control('/spins', { username: PLAYER, stops: [BIG_WIN] });
  // Opened by its address, the game has no launch moment.
  await page.goto(`${app}/m/slot-games`);
  const game = await page.locator('main a[href*="/m/play?"]').first().getAttribute('href');
  await page.goto(app + game);
  const spin = page.frameLocator('iframe').locator('.spin:enabled');
  await spin.waitFor();
  await slowDown();
  await spin.click();
}

async function deposit({ page, app, control, slowDown }) {
  await page.goto(`${app}/m/voucherCenter`);
  await page.getByRole('main').getByRole('button', { name: '500', exact: true }).tap();
  await page.getByRole('button', { name: /^Pay ₱/ }).tap();
  await page.waitForURL(/order\/D-/);
  await slowDown();
  await control(`/orders/${page.url().split('/').at(-1)}/settle`, { outcome: 'successful' });
}

async function claim({ page, app, slowDown }) {
  await page.goto(`${app}/m/rewardCenter`);
  const claims = page.getByRole('main').getByRole('button', { name: 'Claim', exact: true });
  await claims.first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown();
  await claims.first().tap();
  await page.getByRole('button', { name: /^Claim ₱/ }).tap();
}

async function level({ page, app, slowDown }) {
  // This device has seen a lower level.
  await page.goto(`${app}/m/home`);
  await page.evaluate((seen) => localStorage.setItem('vipLevelsSeen', JSON.stringify([seen])), {
    player: `200jilif3/${PLAYER}`,
    level: -1,
  });
  await slowDown();
  await page.goto(`${app}/m/member/benefits`);
}
