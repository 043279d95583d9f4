import type { BrowserContext, Page } from '@playwright/test';
import { expectNoOverflow } from './accessibility';
import { sandbox } from './sandbox';
import { expect } from './test';

/** No screen is so rich that it needs more. */
const MAX_NODES = 3000;
const MAX_HEAP = 120 * 2 ** 20;
/** Three tries of a read, 10 s each, and their pauses. */
const SETTLE_MS = 40_000;
/** The smallest phone (reliability I9); the tests' own size is put back. */
const SMALLEST = { width: 320, height: 640 };
/** What the demo accounts and the tests log in and pay with. */
const PASSWORDS = ['parlour88', '246810'];

/** What was printed and asked for in a browser, as one text: no secret may ever stand in it (reliability I6). */
export function overhear(context: BrowserContext): () => string {
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  context.on('request', (request) => {
    said.push(request.url(), request.headers()['referer'] ?? '');
    if (new URL(request.url()).pathname === '/m/reports') said.push(request.postData() ?? '');
  });
  return () => said.join('\n');
}

/**
 * What holds on every screen, whatever went wrong (reliability 2.1): a page with something to do (I1), which settles (I4) and can be left
 * (I7), fits the smallest phone (I9), is bounded (I10), and tells no secret (I6); books that are sound (I5). Errors that nobody
 * caught and reports of the policy (I2, I3) are watched all the time, see `test.ts`.
 */
export async function expectInvariants(page: Page, overheard: () => string): Promise<void> {
  if (page.isClosed() || !new URL(page.url()).pathname.startsWith('/m/')) return;
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: SETTLE_MS });
  await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible();
  await expectMenuUsable(page);
  await expectFit(page);
  const { nodes, text, token } = await page.evaluate(() => {
    const tokenOf = () => {
      try {
        return /"token":"([^"]+)"/.exec(sessionStorage.getItem('MC_SESSION_INFO') ?? '')?.[1];
      } catch {
        return undefined; // blocked
      }
    };
    return {
      nodes: document.querySelectorAll('*').length,
      text: `${document.documentElement.outerHTML} ${location.href} ${document.referrer} ${document.cookie}`,
      token: tokenOf(),
    };
  });
  expect(nodes).toBeLessThan(MAX_NODES);
  // What nobody uses any more, perhaps of pages left long ago, is no leak.
  if ((await heapOf(page)) >= MAX_HEAP) await page.requestGC();
  expect(await heapOf(page)).toBeLessThan(MAX_HEAP);
  // A picture in the page may hold any letters.
  expect(text.replace(/data:image[^"]+/g, '')).not.toMatch(/undefined|NaN|\[object /);
  for (const secret of [...PASSWORDS, ...(token ? [token] : [])]) {
    expect(text.includes(secret), `the page holds ${secret}`).toBe(false);
    expect(overheard().includes(secret), `an address, a report or the console holds ${secret}`).toBe(false);
  }
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
}

function heapOf(page: Page): Promise<number> {
  return page.evaluate(() => (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0);
}

/** The main menu, where a screen has one, takes a tap: nothing lies over it, unless that is a dialog. */
async function expectMenuUsable(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      if (document.querySelector('dialog[open], [role=dialog]')) return [];
      // Rows of links that scroll within a page are no menu of the frame.
      const menus = [...document.querySelectorAll('nav')].filter((menu) => getComputedStyle(menu).position === 'fixed');
      return menus
        .flatMap((menu) => [...menu.querySelectorAll('a')])
        .flatMap((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return width === 0 || (hit && (link.contains(hit) || hit.contains(link))) ? [] : [link.textContent ?? ''];
        });
    });
  await expect.poll(covered).toEqual([]);
}

/** Nothing sticks out sideways, on the smallest phone either. */
export async function expectFit(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await expectNoOverflow(page);
  await page.setViewportSize(SMALLEST);
  await expectNoOverflow(page);
  if (usual) await page.setViewportSize(usual);
}
