import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { documentPlugin } from './build/documentPlugin.mjs';

const gateway = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4310}`;
const proxy = { '/wps': gateway, '/lgw': gateway, '/cdn': gateway, '/sandbox': gateway };
const host = process.env['APP_HOST'] ?? '127.0.0.1';

/** Libraries that every page needs from the start; all others stay with the screen that asks for them. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-redux|@reduxjs|redux|redux-thunk|immer|reselect|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|valibot)\//;

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  cacheDir: '../../node_modules/.vite/apps/mobile-web',
  plugins: [react({ compiler: true }), documentPlugin()],
  server: { port: 4200, strictPort: true, host, proxy },
  preview: { port: 4300, strictPort: true, host, proxy },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    // Icons are drawn from one sprite file; a data: address would need its own place in the policy.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            // What blocks and menus of all features say comes in one file per language.
            { name: (id) => `messages-${/i18n\/(\w+)\.json$/.exec(id)?.[1]}`, test: /\/src\/i18n\/\w+\.json$/ },
          ],
        },
      },
    },
  },
});
