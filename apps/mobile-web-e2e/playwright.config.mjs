import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';

const root = new URL('../../', import.meta.url).pathname;
// Another base than 5300 lets a second run go on beside the first.
const base = Number(process.env.E2E_PORT ?? 5300);
const ports = { app: String(base), sandbox: String(base + 10), vendor: String(base + 20) };
const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
/**
 * A change that stays in one feature runs these and the whole journey (`E2E_FEATURES`, scripts/changedFeatures.mjs). A feature that
 * is not named here has the journey alone; every other change, and every night, runs all files.
 */
const journeysOf = {
  agent: ['agent'],
  games: ['games', 'gameList', 'lottery', 'trial'],
  messaging: ['messaging', 'offline'],
  promotions: ['promotions', 'overlays'],
  wallet: ['money', 'moneyFaults', 'records'],
};
const features = (process.env.E2E_FEATURES ?? '').split(' ').filter(Boolean);
const chosen = features.length > 0 ? ['journey', ...features.flatMap((feature) => journeysOf[feature] ?? [])] : undefined;
/** They close the site, or move the gateway's clock, for everybody. */
const forEverybody = ['siteClosed.test.ts', 'playControlsOverTime.test.ts'];
const env = {
  SANDBOX_PORT: ports.sandbox,
  SANDBOX_VENDOR_PORT: ports.vendor,
  // The app is also served beside its gateway (otherGateways.test.ts).
  SANDBOX_APP_PORTS: `${ports.app},${base + 33}`,
  APP_PORT: ports.app,
  SANDBOX_MEMORY: '1',
  NODE_ENV: 'production',
};

export default defineConfig({
  testDir: './src',
  outputDir: './test-output/results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
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
    // To record every test makes them slower; here that is worth it, because a red one can be looked at without a second run.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: chosen
    ? [{ name: 'phone', testMatch: chosen.map((name) => `${name}.test.ts`) }]
    : [
        { name: 'phone', testIgnore: forEverybody },
        // Last and alone.
        { name: 'closing', testMatch: forEverybody, dependencies: ['phone'], workers: 1 },
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
