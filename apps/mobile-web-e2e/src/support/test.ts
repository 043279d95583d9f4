import { type Page, test as base, expect } from '@playwright/test';
import { answerPopups } from './answerPopups';
import { touchPages } from './touchPages';

type Watch = {
  /** A test that makes calls fail lists the expected console lines here. */
  allow: (line: RegExp) => void;
  /** Watches a page of another browser as well. */
  also: (page: Page) => Promise<void>;
};

/** Every test also fails on an uncaught error, a console error or a report against the content security policy. */
export const test = base.extend<{ hasPopups: boolean; isTouched: boolean; watch: Watch }>({
  // True if the test itself handles dialogs that open automatically.
  hasPopups: [false, { option: true }],
  // False if the player only looks: home then stays at its first view (ADR 0035).
  isTouched: [true, { option: true }],
  context: async ({ context, hasPopups, isTouched }, use) => {
    if (isTouched) await touchPages(context);
    if (!hasPopups) await answerPopups(context);
    await use(context);
    // A request that a route handler still holds would fail the next test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    // No player is so fast: an overlay that has just closed still takes its history entry along, which cancels a navigation or leads back.
    page.goto = async (url, options) => {
      const before = page.url();
      const reply = await goto(url, options).catch((error: unknown) => {
        if (!/ERR_ABORTED/.test(String(error))) throw error;
        return undefined;
      });
      const isBack = page.url() === before && !before.endsWith(url);
      const opened = reply && !isBack ? reply : await goto(url, options);
      if (!options?.waitUntil) await appStarts(page);
      return opened;
    };
    await use(page);
  },
  watch: [
    async ({ page }, use) => {
      // The browser requests this file when a test opens one of our images to change the storage without the app.
      const allowed: RegExp[] = [/404 .*\/favicon\.ico\)$/];
      const complaints: string[] = [];
      const also = async (watched: Page) => {
        watched.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
        watched.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
        });
        await watched.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (event) =>
            console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
          );
        });
      };
      await also(page);
      await use({ allow: (line) => void allowed.push(line), also });
      expect(complaints.filter((complaint) => !allowed.some((line) => line.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** How long a page whose app never starts is waited for, in milliseconds. */
const PATIENCE_MS = 4000;

/** Waits until the app has started. The document shows a page before that; a test of this moment passes `waitUntil` to `page.goto`. */
export async function appStarts(page: Page): Promise<void> {
  const hasStarted = () => !document.getElementById('root') || performance.getEntriesByName('app started').length > 0;
  await page.waitForFunction(hasStarted, undefined, { timeout: PATIENCE_MS }).catch(() => undefined);
}

/**
 * Waits until React has taken over everything in view. The app starts with the shell; the screen of the document follows in later tasks, and only then shows what
 * depends on the device.
 */
export async function appTakesOver(page: Page): Promise<void> {
  await appStarts(page);
  await page.waitForFunction(
    () => {
      const propsOf = (element: Element) =>
        Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1] as { children?: unknown } | undefined;
      const isTaken = (element: Element): boolean => {
        const { top, bottom, height } = element.getBoundingClientRect();
        if (height > 0 && (bottom <= 0 || top >= window.innerHeight)) return true;
        const props = propsOf(element);
        // What React has put nothing into holds a text of the gateway.
        return props !== undefined && (props.children === undefined || [...element.children].every(isTaken));
      };
      return [...document.querySelectorAll('main')].every(isTaken);
    },
    undefined,
    { polling: 100 },
  );
  // React draws again with what the device has.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}

export { expect };
