import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { viteFinal } from '@storybook/react-vite/preset';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findHeadlessShell } from '../../scripts/chromium.mjs';
import storybook from './.storybook/main.mjs';

const root = join(import.meta.dirname, '../..');

/** storybookTest drops the plugins that read the props of components, by their names; the story of the controls checks the result. */
async function propsPlugins(): Promise<PluginOption[]> {
  const presets = { apply: async (name: string) => (name === 'typescript' ? storybook.typescript : {}) };
  const { plugins = [] } = (await viteFinal({}, { presets } as never)) ?? {};
  return plugins.map((plugin) => ({ ...plugin, name: 'props' }) as PluginOption);
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/storybook-vitest',
  // The packages of a copy of the workspace are links (scripts/checkGenerators.mjs).
  server: { fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/vite')))] } },
  plugins: [react({ compiler: true }), storybookTest({ configDir: `${import.meta.dirname}/.storybook` }), propsPlugins()],
  test: {
    name: 'storybook',
    watch: false,
    // A page for each core, shared by many files, because loading the preview for each would take longer than the stories.
    isolate: false,
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 800 },
      provider: playwright({ launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGS } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
