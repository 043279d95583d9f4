import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../../../scripts/chromium.mjs';
import { callOf } from '../page/callOf';
import { watch } from '../page/inPage';
import type { Driver } from './Driver';
import { NAVIGATION_MS, QUIT_MS, within } from './limits';
import { pageConsole } from './pageConsole';

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const NAVIGATION = { waitUntil: 'domcontentloaded', timeout: NAVIGATION_MS } as const;

/** Drives Chromium with Playwright. Unlike Puppeteer, Playwright also supports versions before 112. */
export async function chromeDriver(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, '--no-zygote'] });
  const page = await browser.newPage(PHONE);
  await page.addInitScript(callOf(watch));
  const { errors, printed, add } = pageConsole();
  page.on('console', (message) => add(message.type(), message.text()));

  const frameOf = (inGame: boolean) => {
    const frame = inGame ? page.mainFrame().childFrames()[0] : page.mainFrame();
    if (!frame) throw new Error('the page has no iframe');
    return frame;
  };
  return {
    version: browser.version(),
    open: async (url) => void (await page.goto(url, NAVIGATION)),
    reload: async () => void (await page.reload(NAVIGATION)),
    evaluate: async (expression, inGame = false) => frameOf(inGame).evaluate(expression),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    type: async (text) => {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    screenshot: () => page.screenshot(),
    errors: () => errors,
    printed: () => printed,
    quit: () => within(QUIT_MS, browser.close()).catch(() => undefined),
  };
}
