import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../scripts/chromium.mjs';
import { findNginx } from '../../scripts/nginx.mjs';

const root = new URL('../../', import.meta.url).pathname;
/** The target `e2e-alone` runs the files that would disturb other tests. It has its own servers, so it can run beside `e2e`, which runs all other files. */
const isAlone = process.env.E2E_ALONE === '1';
// Another base port allows a second run at the same time (src/support/servers/ports.ts).
const base = Number(process.env.E2E_PORT ?? 5300) + (isAlone ? 100 : 0);
const ports = { app: String(base), sandbox: String(base + 10), vendor: String(base + 20) };
const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
/**
 * A change inside some features runs only their folders and the journey (scripts/changedFeatures.mjs); the check `tree` demands a folder for
 * each. Every other change runs all files.
 */
const features = (process.env.CHANGED_FEATURES ?? '').split(' ').filter(Boolean);
const isChosen = (file) => features.length === 0 || features.includes(file.split('/')[0]);
/** The tests of these files run one at a time, because they close the site or change its status, move the gateway's clock, or look at single frames. */
const aloneFiles = ['app/siteClosed.test.ts', 'app/splitStatus.test.ts', 'games/gameList.test.ts', 'session/playControlsOverTime.test.ts'];
/** The headless shell refuses notifications and has no back/forward cache, so these files need the whole browser. */
const wholeBrowserFiles = ['app/push.test.ts', 'wallet/keptPage.test.ts'];
const env = {
  SANDBOX_PORT: ports.sandbox,
  SANDBOX_VENDOR_PORT: ports.vendor,
  // The app is also served beside its gateway (otherGateways.test.ts), and in front of a gateway in the field's dialect (fieldSite.test.ts).
  SANDBOX_APP_PORTS: `${ports.app},${base + 33},${base + 49}`,
  APP_PORT: ports.app,
  // Compressing pages as small as possible would take a tenth of a run's processor time. The shipped server (server/main.mjs) does so in its own tests.
  APP_QUICK_PAGES: '1',
  SANDBOX_MEMORY: '1',
  NODE_ENV: 'production',
};

// For proxyCache.test.ts, which is left out without it.
process.env.NGINX_PATH ??= findNginx() ?? '';

export default defineConfig({
  testDir: './src',
  outputDir: `./test-output/${isAlone ? 'alone' : 'phone'}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Recording every test costs half as much again, so a test that failed runs once more with a recording. It has failed all the same.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  // Tests wait for the browser now and then, so a third one keeps two cores busy.
  workers: isAlone ? 1 : 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // In the workflows each part leaves a blob, and one report is made of all.
  reporter: process.env.CI ? [['list'], ['blob', { outputDir: `./test-output/blobs/${isAlone ? 'alone' : 'phone'}` }]] : [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${ports.app}`,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'block',
    // Screens are ready sooner. Tests of motion and the journeys turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGS },
  },
  projects: isAlone
    ? [{ name: 'alone', testMatch: aloneFiles.filter(isChosen) }]
    : [
        {
          name: 'phone',
          testMatch: features.length === 0 ? '*.test.ts' : ['app/journey.test.ts', ...features.map((feature) => `${feature}/*.test.ts`)],
          testIgnore: [...aloneFiles, ...wholeBrowserFiles, 'prism/*'],
        },
        {
          name: 'whole browser',
          testMatch: wholeBrowserFiles.filter(isChosen),
          use: { launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } },
        },
      ],
  webServer: [
    {
      command: 'node_modules/.bin/tsx tools/sandbox/src/main.ts',
      cwd: root,
      env,
      url: `${sandboxUrl}/sandbox/health`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: `../../node_modules/.bin/vite preview --port ${ports.app} --strictPort`,
      cwd: `${root}apps/mobile-web`,
      env,
      url: `http://127.0.0.1:${ports.app}/m/home`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
});
