import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { callOf } from '../page/callOf';
import { watch } from '../page/inPage';
import type { Driver, Point } from './Driver';
import { NAVIGATION_MS } from './limits';

type Options = { browser: 'chrome' | 'firefox'; executablePath: string; args?: string[] };

const SCREEN = { width: 360, height: 800 };
const PHONE = { ...SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** On a phone scroll bars take no room. */
const FIREFOX_AS_ON_A_PHONE = { 'ui.useOverlayScrollbars': 1 };

/** What Chromium prints while the line is cut. */
const WITHOUT_NETWORK = /^Failed to load resource: net::ERR_/;

/** Chromium by the DevTools protocol, Firefox by WebDriver BiDi, without a window. */
export async function puppeteerDriver(options: Options): Promise<Driver> {
  const isFirefox = options.browser === 'firefox';
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    protocolTimeout: 60_000,
    extraPrefsFirefox: FIREFOX_AS_ON_A_PHONE,
  });
  const [page = await browser.newPage()] = await browser.pages();
  // Otherwise no field of Firefox shows its focus.
  await page.bringToFront();
  await page.setViewport(isFirefox ? SCREEN : PHONE);
  await page.evaluateOnNewDocument(callOf(watch));
  const { complaints, printed } = listen(page);

  return {
    version: versionOf(await browser.version()),
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS })),
    evaluate: (expression, inGame) => (inGame ? gameOf(page) : page).evaluate(expression),
    // Firefox on a desk makes no click of a touch.
    tap: isFirefox ? ({ x, y }) => page.mouse.click(x, y) : await fingerOn(page),
    type: async (text) => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    screenshot: () => page.screenshot(),
    complaints: () => complaints,
    printed: () => printed,
    quit: () => quit(browser),
  };
}

function listen(page: Page): { complaints: string[]; printed: string[] } {
  const complaints: string[] = [];
  const printed: string[] = [];
  // Not `pageerror`: Firefox also tells there what concerns only itself, about a page that is being left. `watch` tells of real ones.
  page.on('console', (message) => {
    const [line = ''] = message.text().split('\n');
    printed.push(`${message.type()}: ${line}`);
    if (message.type() === 'error' && !WITHOUT_NETWORK.test(line)) complaints.push(line);
  });
  return { complaints, printed };
}

/** Sends both ends of a tap at once: on a busy machine the second one would come so late that the browser takes it for a long press. */
async function fingerOn(page: Page): Promise<(point: Point) => Promise<void>> {
  const session = await page.createCDPSession();
  return async (point) => {
    const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await Promise.all([down, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  };
}

function gameOf(page: Page) {
  const frame = page.frames().find((candidate) => candidate.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('the page frames no game');
  return frame;
}

/** `HeadlessChrome/119.0.6045.0`, `firefox/153.7.0` */
function versionOf(text: string): string {
  return text.split('/').at(-1) ?? text;
}

async function quit(browser: Browser): Promise<void> {
  await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 5000))]);
  browser.process()?.kill('SIGKILL');
}
