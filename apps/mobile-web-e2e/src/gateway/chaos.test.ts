import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { nameBrowser } from '../support/hostile/spoil';
import { logIn } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screens } from '../support/screens';
import { seededRandom } from '../support/seededRandom';

/** Each run takes a short walk; more steps and another seed make a long one. */
const steps = Number(process.env['CHAOS_STEPS'] ?? 20);
const seed = Number(process.env['CHAOS_SEED'] ?? 1);
/** One call in five fails (docs/reliability.md). */
const chance = 0.2;

const faults = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' },
  { kind: 'status', status: 429 },
  { kind: 'malformed' },
  { kind: 'wrongShape' },
  { kind: 'truncated' },
  { kind: 'reset' },
  { kind: 'latency', ms: 1500 },
];

/** Every call of this browser fails at random in one of the ways above. */
async function rain(id: string): Promise<void> {
  // A rule is evaluated only when no earlier rule fired, so later rules need a higher probability.
  const share = chance / faults.length;
  for (const [index, fault] of faults.entries()) {
    const probability = share / (1 - share * index);
    for (const path of ['/wps/*', '/lgw/*']) await sandbox.fault({ path, clientId: id, probability, seed: seed * 100 + index, fault });
  }
}

test(`a player takes ${steps} steps while one call in five fails, seed ${seed}`, async ({ page, watch, invariants }) => {
  test.setTimeout(60_000 + steps * 45_000);
  watch.allow(/Failed to load resource|net::ERR/);
  const random = seededRandom(seed);
  await logIn(page, 'maria');
  const id = await nameBrowser(page);
  await rain(id);

  for (let step = 1; step <= steps; step += 1) {
    const act = random.next();
    const target = random.pick(screens).path;
    await invariants.step(`${step}: ${act < 0.5 ? `open ${target}` : act < 0.8 ? 'follow a link' : 'go back'}`, async () => {
      if (act < 0.5) await page.goto(target);
      else if (act < 0.8) await followLink(page, random);
      else await page.goBack({ waitUntil: 'commit' });
      // Going back may leave the app.
      if (!page.url().includes('/m/')) await page.goto(paths.home);
    });
  }

  await sandbox.clearFaults(id);
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
});

/** Follows one of the visible links within the app, or opens home if the screen has none. */
async function followLink(page: Page, random: ReturnType<typeof seededRandom>): Promise<void> {
  const links = page.locator('a[href^="/m/"]:visible');
  const count = await links.count();
  if (count === 0) await page.goto(paths.home);
  else await links.nth(Math.floor(random.next() * count)).dispatchEvent('click');
}
