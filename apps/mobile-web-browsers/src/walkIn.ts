import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from './browsers';
import type { Driver } from './drivers/Driver';
import { SCREENSHOT_MS, within } from './drivers/limits';
import { createPage } from './page/createPage';
import type { Result } from './results/Result';
import { startProxy } from './servers/startProxy';
import { walk } from './walk/walk';
import type { Walker } from './walk/Walker';

const START_MS = 60_000;
const STEP_MS = 90_000;
const DESCRIBE_MS = 10_000;

type Options = { browser: Browser; port: number; output: string };

/** Walks in one browser until a step fails. Undefined if this machine does not have the browser. */
export async function walkIn({ browser, port, output }: Options): Promise<Result | undefined> {
  const folder = join(output, browser.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const starting = browser.start();
    if (!starting) return undefined;
    const driver = await within(START_MS, starting);
    return await walkWith(driver, { browser, port, output: folder }).finally(driver.quit);
  } catch (error) {
    return { browser, version: '', passed: 0, failedAt: 'start', failure: messageOf(error) };
  }
}

async function walkWith(driver: Driver, { browser, port, output }: Options): Promise<Result> {
  const { version } = driver;
  const log = (text: string) => console.log(`${browser.id}: ${text}`);
  const proxy = await startProxy(port);
  const page = createPage({ driver, proxy, log });
  const save = (name: string) =>
    within(SCREENSHOT_MS, driver.screenshot())
      .then((image) => writeFile(join(output, `${name}.png`), image))
      .catch((error: unknown) => log(`no screenshot ${name}: ${messageOf(error)}`));
  let count = 0;
  const walker: Walker = {
    page,
    proxy,
    name: `walk${Math.random().toString(36).slice(2, 9)}`,
    password: 'parlour88',
    screenshot: async (name) => {
      await page.settle();
      await save(`${String((count += 1)).padStart(2, '0')}-${name}`);
    },
  };

  try {
    for (const [passed, { name, go }] of walk.entries()) {
      const start = Date.now();
      try {
        await within(STEP_MS, go(walker));
        await page.expectNoErrors();
      } catch (error) {
        const description = await within(DESCRIBE_MS, page.describe()).catch(messageOf);
        await save('failure');
        return { browser, version, passed, failedAt: name, failure: `${messageOf(error)}\n${description}` };
      }
      log(`${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    }
  } finally {
    proxy.disconnect();
  }
  return { browser, version, passed: walk.length };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
