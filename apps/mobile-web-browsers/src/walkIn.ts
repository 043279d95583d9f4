import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from './browsers';
import type { Driver } from './drivers/Driver';
import { SCREENSHOT_MS, within } from './drivers/limits';
import { createPage } from './page/createPage';
import type { Result } from './results/Result';
import { openLine } from './servers/line';
import { walk } from './walk/walk';
import type { Walker } from './walk/Walker';

const START_MS = 60_000;
const STEP_MS = 90_000;

type Place = { port: number; output: string };

/** The walk in one browser, to the first step that fails; undefined where this machine does not have the browser. */
export async function walkIn(browser: Browser, { port, output }: Place): Promise<Result | undefined> {
  const pictures = join(output, browser.id);
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  try {
    const starting = browser.start();
    if (!starting) return undefined;
    const driver = await within(START_MS, starting);
    return await walkWith(driver, { browser, port, pictures }).finally(driver.quit);
  } catch (error) {
    return { browser, version: '', passed: 0, failedAt: 'start', failure: messageOf(error) };
  }
}

async function walkWith(
  driver: Driver,
  { browser, port, pictures }: { browser: Browser; port: number; pictures: string },
): Promise<Result> {
  const { version } = driver;
  const line = await openLine(port);
  const say = (text: string) => console.log(`${browser.id}: ${text}`);
  const page = createPage({ driver, line, say });
  const shoot = (name: string) =>
    within(SCREENSHOT_MS, driver.screenshot())
      .then((picture) => writeFile(join(pictures, `${name}.png`), picture))
      .catch((error: unknown) => say(`there is no picture ${name}: ${messageOf(error)}`));
  let kept = 0;
  const walker: Walker = {
    page,
    line,
    name: `walk${Math.random().toString(36).slice(2, 9)}`,
    password: 'parlour88',
    keep: async (name) => {
      await page.settle();
      await shoot(`${String((kept += 1)).padStart(2, '0')}-${name}`);
    },
  };

  try {
    for (const [passed, { name, go }] of walk.entries()) {
      const began = Date.now();
      try {
        await within(STEP_MS, go(walker));
        await page.expectNoComplaints();
      } catch (error) {
        const told = await within(10_000, page.tell()).catch(messageOf);
        await shoot('failure');
        return { browser, version, passed, failedAt: name, failure: `${messageOf(error)}\n${told}` };
      }
      say(`${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    }
  } finally {
    line.close();
  }
  return { browser, version, passed: walk.length };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
