import { once } from 'node:events';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { startProgram, untilAnswers } from '../servers/programs';
import type { Driver } from './Driver';
import { NAVIGATION_MS, QUIT_MS, within } from './limits';

type Options = { driver: string; screen: string; port: number };

/** Drives WebKitGTK's MiniBrowser with classic WebDriver on a virtual display. Its window cannot be narrower than 447 px. */
export async function webKitDriver({ driver, screen, port }: Options): Promise<Driver> {
  const display = startProgram(screen, ['-displayfd', '1', '-screen', '0', '800x1200x24', '-nolisten', 'tcp']);
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const server = startProgram(driver, [`--port=${port}`], { env: { DISPLAY: `:${number.toString().trim()}` } });
  const stop = () => [server, display].forEach((program) => program.kill());
  try {
    await untilAnswers(`http://127.0.0.1:${port}/status`, { limitMs: 10_000 });
    const browser = await startSession(`http://127.0.0.1:${port}`);
    return {
      ...(await drive(browser)),
      quit: () =>
        within(QUIT_MS, browser.quit())
          .catch(() => undefined)
          .finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function startSession(server: string): Promise<WebDriver> {
  const browser = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build();
  await browser.manage().setTimeouts({ pageLoad: NAVIGATION_MS, script: NAVIGATION_MS });
  await browser.manage().window().setRect({ x: 0, y: 0, width: 360, height: 840 });
  return browser;
}

async function drive(browser: WebDriver): Promise<Omit<Driver, 'quit'>> {
  const capabilities = await browser.getCapabilities();
  const act = () => browser.actions({ async: true });
  const run = (expression: string) => browser.executeScript(`return (${expression})`);
  return {
    version: String(capabilities.getBrowserVersion()),
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    evaluate: async (expression, inGame) => {
      if (!inGame) return run(expression);
      await browser.switchTo().frame(0);
      return run(expression).finally(() => browser.switchTo().defaultContent());
    },
    tap: ({ x, y }) => act().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).press().release().perform(),
    type: (text) => act().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    // Classic WebDriver cannot read the console. Errors are found by `watch` and in the reports that the page sends (startProxy.ts).
    errors: () => [],
    printed: () => [],
  };
}
