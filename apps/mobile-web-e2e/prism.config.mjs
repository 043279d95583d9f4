import { defineConfig } from '@playwright/test';
import base from './playwright.config.mjs';

/**
 * The app against Prism, a mock server of another maker that knows only the contract: `npm run prism`. It answers with the same values
 * every time (`static`) or with random ones (`dynamic`).
 */
const root = new URL('../../', import.meta.url).pathname;
const ports = { static: 5410, dynamic: 5420 };

export default defineConfig({
  ...base,
  retries: 0,
  projects: Object.entries(ports).map(([name, port]) => ({
    name,
    testMatch: 'prism/*.test.ts',
    use: { baseURL: `http://127.0.0.1:${port}` },
  })),
  webServer: Object.entries(ports).flatMap(([name, port]) => [
    {
      command: `prism mock ${name === 'dynamic' ? '--dynamic' : ''} --port ${port + 1} docs/gateway-api.json`,
      cwd: root,
      port: port + 1,
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: `../../node_modules/.bin/vite preview --port ${port} --strictPort`,
      cwd: `${root}apps/mobile-web`,
      env: { SANDBOX_PORT: String(port + 1), APP_PORT: String(port), NODE_ENV: 'production' },
      url: `http://127.0.0.1:${port}/m/terms`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ]),
});
