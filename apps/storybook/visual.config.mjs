import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findHeadlessShell } from '../../scripts/chromium.mjs';

const port = process.env.VISUAL_PORT ?? '6007';

/**
 * `npm run visual` compares a screenshot of every story of `ui` with the stored one; `npm run visual -- --update-snapshots`
 * stores new ones. `npm test -- test-docs` opens pages of documentation.
 */
export default defineConfig({
  testDir: './visual',
  projects: [
    { name: 'pictures', testMatch: 'stories.mjs' },
    // A page with frames loads the handbook once more for each.
    { name: 'docs', testMatch: 'docs.mjs', expect: { timeout: 20_000 } },
  ],
  outputDir: './test-output/visual',
  // The file name is the same on every machine; screenshots are equal only with the same browser and fonts.
  snapshotPathTemplate: 'visual/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['html', { outputFolder: 'test-output/visual-report', open: 'never' }]],
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002, scale: 'css' } },
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 360, height: 800 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGS },
  },
  webServer: {
    command: `../../node_modules/.bin/vite preview --outDir storybook-static --port ${port} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
