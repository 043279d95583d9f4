import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { documentPlugin } from './build/documentPlugin.mjs';
import { trimRouter } from './build/trimRouter.mjs';

const gateway = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4310}`;
const proxy = { '/wps': gateway, '/lgw': gateway, '/cdn': gateway, '/sandbox': gateway };
const host = process.env['APP_HOST'] ?? '127.0.0.1';

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  cacheDir: '../../node_modules/.vite/apps/mobile-web',
  plugins: [trimRouter(), react({ compiler: { sources: ['/screens/', '/parts/'] } }), documentPlugin()],
  server: { port: 4200, strictPort: true, host, proxy },
  preview: { port: 4300, strictPort: true, host, proxy },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // Icons are drawn from one sprite file; a data: address would need its own place in the policy.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What blocks and menus of all features say comes in one file per language.
            {
              debugName: 'messages',
              name: (id) => `messages-${/i18n\/(\w+)\.json$/.exec(id)?.[1]}`,
              test: /(?<!api-client)\/src\/i18n\/\w+\.json$/,
            },
            // What the first page needs: libraries, which seldom change, and our own code, each in one file.
            { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'] },
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
