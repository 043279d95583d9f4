import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { drawnAddresses } from '../support/screens';
import { expect, test } from '../support/test';

// The first touch of a fresh page. The bench measures how fast the answers are (tools/bench).
test.use({ isTouched: false, trace: 'off' });

/** A script of the app bundle, one of the rest of home and one of a likely screen. */
const ahead = /\/assets\/(?:app|home|session-register)-[\w-]+\.js$/;

/** Opens an address and waits until the page is at rest and has the files of the next touch. */
async function rest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(isFetched, ahead.source), { timeout: 30_000 }).toBe(3);
  // The last files of the list.
  await expect.poll(() => page.locator('link[rel=stylesheet][href*="promotions-activity-"]').count()).toBe(1);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: the scripts that came from the network more than once. */
function fetchedTwice(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const names = entries.filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0).map(({ name }) => name);
  return names.filter((name, place) => names.indexOf(name) !== place);
}

/** Runs in the page: how many different files of a kind it has loaded. */
function isFetched(kind: string): number {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return new Set(names.filter((name) => new RegExp(kind).test(name))).size;
}

/** Runs in the page: how many of the pictures are there. */
function loaded(pictures: Element[]): number {
  return pictures.filter((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0).length;
}

/** Runs in the page: waits for an element, and returns how many others are there in the same commit of React. */
function firstSeen({ wanted, counted }: Record<'wanted' | 'counted', string>): Promise<number> {
  return new Promise((resolve) => {
    const look = () => document.querySelector(wanted) && resolve(document.querySelectorAll(counted).length);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** Runs in the page: how many of the elements are in view. */
function inView(elements: Element[]): number {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.filter(({ top, bottom }) => top < window.innerHeight && bottom > 0).length;
}

test.describe('at rest, with the service worker blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('the first touch needs no file from the network: the menu and the sign-up page open without a connection', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await rest(page, paths.home);
    expect(await page.evaluate(fetchedTwice)).toEqual([]);

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Deposit' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).tap();
    await page.getByRole('link', { name: 'Sign up' }).first().tap();
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  });

  test('the first scroll needs nothing from the network: the next section shows its games and their pictures', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await rest(page, paths.home);
    const ahead = page.locator('main [hidden] img');
    await expect.poll(() => ahead.evaluateAll(loaded)).toBeGreaterThan(3);

    await context.setOffline(true);
    await page.mouse.wheel(0, 600);
    const pictures = page.getByRole('region', { name: 'Slots' }).locator('a img');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.evaluateAll(loaded)).toBeGreaterThan(3);
  });

  test('the first scroll draws the section that it reaches before the button and the bar above the menu', async ({ page }) => {
    await rest(page, paths.home);
    const first = page.evaluate(firstSeen, { wanted: 'main section:nth-of-type(2) a[href*="/m/play"] img', counted: '[class*="float_"]' });
    await page.mouse.wheel(0, 600);
    expect(await first).toBe(0);
    await expect(page.locator('[class*="float_"]')).toBeAttached();
  });

  test('the menu draws the rows in view before those that a player scrolls to', async ({ page }) => {
    await rest(page, paths.home);
    const rows = 'dialog[open] [class*="group_"] > a';
    const first = page.evaluate(firstSeen, { wanted: rows, counted: rows });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Deposit' })).toBeVisible();
    expect(await first).toBeGreaterThan(8);
    expect(await first).toBeLessThanOrEqual(16);
    await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(await first);
  });

  test('a scroll before the rest of home has loaded shows the shape of what comes', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/home-[\w-]+\.js$/, (route) => released.then(() => route.continue()));
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'More games' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('button', { name: 'More games' })).toBeHidden();
    const shapes = page.locator('main [class*=skeleton]');
    await expect.poll(() => shapes.evaluateAll(inView)).toBeGreaterThan(8);

    release();
    await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
  });

  test('nothing is fetched ahead of the touch on a 2G connection', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
    });
    await page.clock.install();
    await page.goto(paths.home);
    await page.clock.runFor(20_000);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(isFetched, ahead.source)).toBe(0);
  });
});

type Control = { x: number; y: number; name: string };

/**
 * Runs in the page: returns the middle and the name of one control of each kind in the first view. Fields, links to other sites and chosen
 * options are left out, because a tap on them changes nothing.
 */
function controlsOf(root: string): Control[] {
  const kinds = new Set<string>();
  const controls: Control[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(root)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isOnTop = y < window.innerHeight && element.contains(document.elementFromPoint(x, y));
    const isChosen = element.matches(
      '[aria-selected=true], [aria-pressed=true], [aria-current], [aria-checked=true], :checked, :has(:checked)',
    );
    const isElsewhere = element.matches('a[target], a[href^="tel:"], a[href^="mailto:"], a[download]');
    const kind = `${element.localName} ${element.className} ${element.getAttribute('role') ?? ''}`;
    if (!isOnTop || isChosen || isElsewhere || kinds.has(kind) || element.matches(':disabled')) continue;
    kinds.add(kind);
    controls.push({ x, y, name: `${element.localName} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”` });
  }
  return controls;
}

type Answer = Record<'address' | 'main' | 'dialogs' | 'spoken' | 'states' | 'focus', string>;

/** Runs in the page: all that a touch may change for the player, and messages without a text. */
function seen(): Answer & { empty: string[] } {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const text = (selector: string) => all(selector).map(({ innerText }) => innerText.trim());
  const states = all('[aria-pressed], [aria-expanded], [aria-selected], [aria-checked], :checked, input, [data-load]');
  return {
    address: location.href,
    main: text('main').join(),
    dialogs: text('dialog[open]').join(),
    spoken: text('[role=status], [role=alert]').join(),
    states: states
      .map((one) => [
        one.ariaPressed,
        one.ariaExpanded,
        one.ariaSelected,
        one.ariaChecked,
        one.getAttribute('type'),
        one.matches(':checked'),
      ])
      .join(),
    focus: document.activeElement?.matches('input, textarea, select') ? (document.activeElement.id ?? 'field') : '',
    empty: text('dialog[open], [data-level] > [role=status], [data-level] > [role=alert]').filter((one) => one === ''),
  };
}

const within = 'button, a[href], [role=tab], label';
const rootOf = (address: string) =>
  (address === paths.home ? ['header', 'nav', 'main'] : ['main'])
    .flatMap((area) => within.split(', ').map((one) => `${area} ${one}`))
    .join(', ');

/** The controls of a page once they stay where they are. */
async function settled(page: Page, address: string): Promise<Control[]> {
  let found: Control[] = [];
  const stay = async () => {
    const before = JSON.stringify(found);
    found = await page.evaluate(controlsOf, rootOf(address));
    return JSON.stringify(found) === before;
  };
  await expect.poll(stay, { message: `the controls of ${address} stay`, intervals: [250] }).toBe(true);
  return found;
}

for (const address of drawnAddresses) {
  test(`each control of the first view of ${address} answers the first touch, with a text`, async ({ page }) => {
    await page.goto(address);
    const controls = await settled(page, address);
    /** Opens the page again for every control but the first: before that one, nothing was touched. */
    const openedFor = async (wanted: Control) => {
      if (wanted === controls[0]) return wanted;
      await page.goto(address);
      return (await settled(page, address)).find(({ name }) => name === wanted.name);
    };
    for (const wanted of controls) {
      const { name } = wanted;
      await test.step(name, async () => {
        const control = await openedFor(wanted);
        // A control that only a first visit shows, for example a note, is not there again.
        if (!control) return;
        const { x, y } = control;
        const before = await page.evaluate(seen);
        await page.touchscreen.tap(x, y);
        const answers = async () => {
          const { empty, ...after } = await page.evaluate(seen).catch(() => ({ ...before, empty: [] }));
          expect(empty, name).toEqual([]);
          return Object.keys(after).filter((key) => after[key as keyof Answer] !== before[key as keyof Answer] && after.main !== '');
        };
        await expect.poll(answers, { message: `${name} answers` }).not.toEqual([]);
      });
    }
  });
}
