import puppeteer from 'puppeteer-core';
import { callOf } from '../page/callOf';
import { watch } from '../page/inPage';
import type { Driver } from './Driver';
import { NAVIGATION_MS, QUIT_MS, within } from './limits';
import { pageConsole } from './pageConsole';

/** Scroll bars of phones take no space. */
const AS_ON_A_PHONE = { 'ui.useOverlayScrollbars': 1 };
const NAVIGATION = { waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS } as const;

/** Drives Firefox with Puppeteer, through WebDriver BiDi. */
export async function firefoxDriver(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: AS_ON_A_PHONE });
  const [page = await browser.newPage()] = await browser.pages();
  // Without this no field shows its focus.
  await page.bringToFront();
  await page.setViewport({ width: 360, height: 800 });
  await page.evaluateOnNewDocument(callOf(watch));
  const { errors, printed, add } = pageConsole();
  // `pageerror` is not used: Firefox also sends internal messages there, for example about requests that a navigation cancelled.
  page.on('console', (message) => add(message.type(), message.text()));

  const frameOf = (inGame: boolean) => {
    const frame = inGame ? page.mainFrame().childFrames()[0] : page.mainFrame();
    if (!frame) throw new Error('the page has no iframe');
    return frame;
  };
  return {
    version: (await browser.version()).replace('firefox/', ''),
    open: async (url) => void (await page.goto(url, NAVIGATION)),
    reload: async () => void (await page.reload(NAVIGATION)),
    evaluate: async (expression, inGame = false) => frameOf(inGame).evaluate(expression),
    // Desktop Firefox does not turn a touch into a click.
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: async (text) => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    screenshot: () => page.screenshot(),
    errors: () => errors,
    printed: () => printed,
    quit: async () => {
      await within(QUIT_MS, browser.close()).catch(() => undefined);
      browser.process()?.kill('SIGKILL');
    },
  };
}
