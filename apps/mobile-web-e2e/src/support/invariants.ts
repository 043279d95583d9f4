import type { BrowserContext, Page } from '@playwright/test';
import { expectNoOverflow } from './accessibility';
import { sandbox } from './sandbox';
import { expect } from './test';

/** No screen needs more nodes. */
const MAX_NODES = 3000;
const MAX_HEAP = 120 * 2 ** 20;
/** Three attempts of a read, 10 s each, and the pauses between them. */
const SETTLE_MS = 40_000;
/** The smallest phone (reliability I9). The test's own viewport is restored afterwards. */
const SMALLEST = { width: 320, height: 640 };
/** Passwords of the demo accounts and of the tests. */
const PASSWORDS = ['parlour88', '246810'];

/** A browser's console output and requested URLs as one text, which must never contain a secret (reliability I6). */
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
 * Checks the invariants of every screen after any fault (docs/reliability.md): the page has an action (I1), settles (I4), can be left
 * (I7), fits the smallest phone (I9), is bounded (I10) and shows no secret (I6), and the ledger balances (I5). `test.ts` watches
 * for uncaught errors and policy reports (I2, I3) all the time.
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
  // Collect garbage first: unreachable memory, perhaps of pages left long ago, is not a leak.
  if ((await heapOf(page)) >= MAX_HEAP) await page.requestGC();
  expect(await heapOf(page)).toBeLessThan(MAX_HEAP);
  // The base64 text of an inline image or of a hash may contain any word by chance.
  expect(text.replace(/data:image[^"]+|sha256-[\w+/]+/g, '')).not.toMatch(/undefined|NaN|\[object /);
  for (const secret of [...PASSWORDS, ...(token ? [token] : [])]) {
    expect(text.includes(secret), `the page holds ${secret}`).toBe(false);
    expect(overheard().includes(secret), `an address, a report or the console holds ${secret}`).toBe(false);
  }
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
}

function heapOf(page: Page): Promise<number> {
  return page.evaluate(() => (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0);
}

/** The main menu, where a screen has one, can be tapped: only a dialog may cover it. */
async function expectMenuUsable(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      if (document.querySelector('dialog[open], [role=dialog]')) return [];
      // Rows of links that scroll within a page are not the main menu.
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

/** No horizontal overflow, on the smallest phone either. */
export async function expectFit(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await expectNoOverflow(page);
  await page.setViewportSize(SMALLEST);
  await expectNoOverflow(page);
  if (usual) await page.setViewportSize(usual);
}
