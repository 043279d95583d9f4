import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';

const index = new URL('../storybook-static/index.json', import.meta.url);
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter(
  ({ type, importPath }) => type === 'story' && importPath.includes('/libs/ui/'),
);
/** The fixed time of every story, so that countdowns and dates never change. */
const NOW = new Date('2026-03-02T12:00:00+08:00');

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=motion:reduce`);
    await expect(page.locator('#storybook-root > *').first()).toBeAttached();
    // The story's `play` function has ended.
    await expect(page.locator('body')).toHaveClass(/sb-show-main/);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
