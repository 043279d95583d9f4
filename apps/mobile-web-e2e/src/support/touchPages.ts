import type { BrowserContext } from '@playwright/test';

/** How often and how long a page is touched, in milliseconds: until its app listens, also on a busy machine. */
const EVERY_MS = 250;
const FOR_MS = 30_000;

/** Touches every page that opens, because home loads as a whole only after a touch, and most tests need the whole page. */
export async function touchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([every, until]) => {
      const timer = setInterval(() => window.dispatchEvent(new PointerEvent('pointermove')), every);
      setTimeout(() => clearInterval(timer), until);
    },
    [EVERY_MS, FOR_MS] as const,
  );
}
