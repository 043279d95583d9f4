import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { settle } from './settle';
import { expect } from './test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeResult = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] };

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Which rules axe runs. A screen is checked in full once, in English and at the usual size; in another language or size only the rules run
 * whose result can differ.
 */
const rulesOf = {
  everything: { runOnly: standard },
  language: { runOnly: standard, rules: { 'color-contrast': { enabled: false } } },
  size: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } },
};

/** Expects no violation of WCAG 2.2 AA on the page, or on the page in a frame, in its present state. `differs` names the only difference to a state that is checked in full. */
export async function expectAccessible(place: Page | Frame, differs: keyof typeof rulesOf = 'everything'): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  // A walk within the app keeps the document, and axe with it.
  if (!(await place.evaluate(() => 'axe' in window))) await place.evaluate(axeSource);
  // axe would report rows that are scrolled out of a clipped list as overlapping their neighbours.
  const isMoving = await place.evaluate(() => matchMedia('(prefers-reduced-motion: no-preference)').matches);
  if (isMoving) await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await place.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (context: Document, options: object) => Promise<AxeResult> } };
    // axe would report low contrast while the page fades in.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    // The bars overlay scrolling content, so targets partly below them would count as too small.
    const bars = [...document.querySelectorAll<HTMLElement>('header, nav')].filter((bar) =>
      /fixed|sticky/.test(getComputedStyle(bar).position),
    );
    for (const bar of bars) bar.style.setProperty('position', 'static');
    // The result leaves out elements that pass, because nobody reads them and listing them takes time.
    const result = await axe.run(document, { ...options, resultTypes: ['violations'] });
    for (const bar of bars) bar.style.removeProperty('position');
    return result;
  }, rulesOf[differs]);
  if (isMoving) await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect
    .soft(
      violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
      ),
    )
    .toEqual([]);
  expect.soft(await place.evaluate(brokenPatterns)).toEqual([]);
}

/**
 * What axe does not check: a live region inside a control would be read as its name and not when it changes, and a tab must control a panel with a name.
 */
function brokenPatterns(): string[] {
  const controls = 'button, a[href], [role=button], [role=tab], label';
  const live = [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output')];
  const tabs = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
  return [
    ...live.filter((region) => region.closest(controls)).map((region) => `live region inside a control: ${region.textContent ?? ''}`),
    ...tabs
      .filter((tab) => !document.getElementById(tab.getAttribute('aria-controls') ?? '')?.matches('[role=tabpanel][aria-label]'))
      .map((tab) => `tab without a named panel: ${tab.textContent ?? ''}`),
  ];
}

/** Expects no horizontal overflow: a page never scrolls horizontally. */
export async function expectNoOverflow(place: Page | Frame): Promise<void> {
  const excess = await place.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess).toBeLessThanOrEqual(0);
}

/** Expects a complete screen: no pending call, one main landmark, one first heading, and no horizontal overflow. */
export async function expectScreen(page: Page): Promise<void> {
  await settle(page);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoOverflow(page);
}
