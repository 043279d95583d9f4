import { median } from './measure/median.mjs';
import { phone } from './measure/phone.mjs';
import { watchSearch } from './measure/watchSearch.mjs';
import { watchTaps } from './measure/watchTaps.mjs';

const SLOWDOWN = 4;
const openSearch = (page) => page.getByRole('button', { name: /search/i }).first();
const closeSheet = (page) => page.getByRole('dialog').getByRole('button', { name: /close/i }).first();
/** Words that no earlier run has asked for, because the app keeps replies. */
const words = ['gold', 'dragon', 'fish', 'tiger', 'lucky', 'moon', 'king', 'fruit', 'bonus'];
/** Taps of a session; each one leaves the page ready for the next. */
const script = [
  ['menu', (page) => page.getByRole('button', { name: 'Open menu' })],
  ['close menu', closeSheet],
  ['favourite', (page) => page.locator('main button[aria-pressed]').first()],
  ['next games', (page) => page.getByRole('button', { name: /^Next/ }).first()],
  ['search', openSearch],
  ['close search', closeSheet],
  ['tab: promotions', (page) => page.getByRole('navigation').getByRole('link', { name: /promo/i }).first()],
  ['tab: home', (page) => page.getByRole('navigation').getByRole('link', { name: /home/i }).first()],
];

/**
 * Measures a session of taps on a processor slowed down four times: from the touch to the next paint (INP), and for the search from the
 * gateway's reply to its results.
 */
export async function benchTaps({ browser, edge, runs }) {
  const context = await phone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${edge}/m/home`);
  await page.locator('main a[href*="/m/play"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchTaps);
  const times = new Map();
  const missing = new Set();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, find] of script) {
      await page.waitForTimeout(300);
      const isThere = await find(page)
        .tap({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      if (isThere) times.set(name, [...(times.get(name) ?? []), await page.evaluate(() => window.taps_.take())]);
      else missing.add(name);
    }
  }
  const searches = [];
  await page.evaluate(watchSearch);
  for (const word of words.slice(0, runs)) {
    await openSearch(page).tap();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    const shown = page.evaluate((asked) => window.search_(asked), word);
    await page.getByRole('dialog').getByRole('textbox').fill(word);
    searches.push(await shown);
    await closeSheet(page).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await context.close();
  const all = [...times.values()].flat();
  if (all.length === 0) throw new Error('No tap found anything');
  return {
    title: 'A session of taps on home, four times slower processor, from the touch to the next paint',
    figures: [
      { name: 'median of all taps, ms', value: median(all), atMost: 60 },
      { name: 'worst tap, ms', value: Math.max(...all), atMost: 120 },
      ...[...times].map(([name, values]) => ({ name: `${name}, median, ms`, value: median(values) })),
      { name: 'search: results after the reply, ms', value: Math.max(...searches), atMost: 150 },
      { name: 'taps that found nothing', value: missing.size, atMost: 0 },
    ],
    notes: [...missing].map((name) => `not found: ${name}`),
  };
}
