import { median } from './measure/median.mjs';
import { phone, slowPage } from './measure/phone.mjs';
import { watchTouch } from './measure/watchTouch.mjs';

const taps = ['menu', 'search', 'tab', 'game', 'favourite', 'sign up'];
const REST_MS = 8000;
/** A quick player's first touch, after the first paint. */
const SOON_MS = 500;
/** The distance of the first scroll in pixels. */
const SCROLL = 600;
/** An answer that comes later is no answer, in milliseconds. */
const LATEST_MS = 30_000;
const LOOK_MS = 100;
/** A page that jumped back is scrolled again after this time. */
const AGAIN_MS = 500;

/**
 * Measures the first touch of a fresh home, each in its own page, on slow 4G with a four times slower processor: of a home that has been at rest,
 * and of one that has just been painted.
 * @param {import('./startAll.mjs').Stage & { runs: number }} stage
 */
export async function benchTouch({ browser, edge, runs }) {
  const url = `${edge}/m/home`;
  const kinds = ['scroll', ...taps];
  await touch(browser, url, 'scroll', REST_MS); // The sandbox draws its images on the first visit, and the edge caches them.
  const rested = new Map(kinds.map((kind) => [kind, []]));
  const soon = new Map(kinds.map((kind) => [kind, []]));
  for (let run = 0; run < runs; run += 1)
    for (const kind of kinds) {
      rested.get(kind).push(await touch(browser, url, kind, REST_MS));
      soon.get(kind).push(await touch(browser, url, kind, 0));
    }
  const every = (results, name, of = taps) => of.flatMap((kind) => results.get(kind).map((result) => result[name]));
  const missing = kinds.flatMap((kind) => [...rested.get(kind), ...soon.get(kind)]).filter(({ answer }) => answer === Infinity);
  return {
    title: 'The first touch of home, slow 4G and a four times slower processor',
    figures: [
      { name: 'at rest: scroll, until the next section’s tiles, ms', value: Math.max(...every(rested, 'answer', ['scroll'])), atMost: 300 },
      { name: 'at rest: tap, until the answer, median, ms', value: median(every(rested, 'answer')), atMost: 200 },
      { name: 'at rest: tap, until the answer, ms', ...worst(rested, 'answer', taps), atMost: 350 },
      { name: 'within a second of the first paint: until the answer, ms', ...worst(soon, 'answer', kinds), atMost: 1500 },
      { name: 'within a second of the first paint: until the first sign, ms', ...worst(soon, 'sign', kinds), atMost: 100 },
      { name: 'touches without an answer', value: missing.length, atMost: 0 },
    ],
    rows: kinds.map((kind) => ({
      'first touch, median ms': kind,
      'at rest: first sign': text(rested.get(kind), 'sign'),
      'at rest: answer': text(rested.get(kind), 'answer'),
      'early: first sign': text(soon.get(kind), 'sign'),
      'early: answer': text(soon.get(kind), 'answer'),
    })),
  };
}

/** One touch of a fresh home. Returns its times in milliseconds, `Infinity` for what never came. */
async function touch(browser, url, kind, restMs) {
  const context = await phone(browser, { serviceWorkers: 'block' });
  try {
    const { page } = await slowPage(context);
    await page.addInitScript(watchTouch, kind);
    if (restMs > 0) {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(restMs);
    } else await page.goto(url, { waitUntil: 'commit' });
    const { x, y } = await until(page, () => (window.touch_.sincePaint() > 0 ? window.touch_.place() : undefined));
    if (restMs === 0) await page.waitForTimeout(Math.max(0, SOON_MS - (await page.evaluate(() => window.touch_.sincePaint()))));
    const act = () => (kind === 'scroll' ? page.mouse.wheel(0, SCROLL) : page.touchscreen.tap(x, y));
    await act();
    return await answerOf(page, kind === 'scroll' ? act : undefined);
  } finally {
    await context.close();
  }
}

async function answerOf(page, scrollAgain) {
  const start = Date.now();
  let actedAt = start;
  let result;
  while (Date.now() - start < LATEST_MS) {
    await page.waitForTimeout(LOOK_MS);
    // Between two documents there is no page to ask.
    result = (await page.evaluate(() => window.touch_.result()).catch(() => undefined)) ?? result;
    if (result?.answer !== undefined && result.sign !== undefined) break;
    if (scrollAgain && Date.now() - actedAt > AGAIN_MS && (await page.evaluate(() => window.scrollY)) === 0) {
      actedAt = Date.now();
      await scrollAgain();
    }
  }
  return { sign: result?.sign ?? Infinity, answer: result?.answer ?? Infinity };
}

async function until(page, look) {
  for (const start = Date.now(); Date.now() - start < LATEST_MS; await page.waitForTimeout(20)) {
    const found = await page.evaluate(look).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`${page.url()}: nothing to touch`);
}

function worst(results, name, kinds) {
  const all = kinds.flatMap((at) => results.get(at).map((result) => ({ at, value: result[name] })));
  return all.reduce((most, one) => (one.value > most.value ? one : most));
}

function text(results, name) {
  const value = median(results.map((result) => result[name]));
  return Number.isFinite(value) ? value.toFixed(0) : 'none';
}
