import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { documentPlugin } from './build/documentPlugin.mjs';
import { buildTargets } from '../../tools/browsers.mjs';
import { pseudoLocale } from '../../tools/pseudoLocale.mjs';
import { workerFiles } from './build/workerFiles.mjs';

const gateway = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4310}`;
const proxy = { '/wps': gateway, '/lgw': gateway, '/cdn': gateway, '/sandbox': gateway };
// A second build can use another folder while the first is being served.
const dist = process.env['APP_DIST'] ?? 'dist';
const host = process.env['APP_HOST'] ?? '127.0.0.1';

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  cacheDir: `../../node_modules/.vite/apps/mobile-web/${dist}`,
  plugins: [react({ compiler: { sources: ['/screens/', '/parts/'] } }), documentPlugin(), pseudoLocale(), worker()],
  server: { port: 4200, strictPort: true, host, proxy },
  preview: { port: 4300, strictPort: true, host, proxy },
  build: {
    outDir: join(import.meta.dirname, dist),
    emptyOutDir: true,
    // For scripts and style sheets.
    target: buildTargets(),
    manifest: true,
    // A tenth slower than the built-in minifier, and 2 KiB less for home.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
        keep_fargs: false,
      },
    },
    // Chunks need no preload list for files that the entry has already loaded.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(vendor|index|rolldown-runtime)-/.test(file)),
    },
    // Icons come from one sprite file; a data: address would need a rule of its own in the content security policy.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Texts of home's first view, and texts of all other blocks and menus: one file each for a language.
            {
              debugName: 'messages',
              name: (id) => `messages-${languageOf(id)}`,
              test: /(mobile-web|games|merchant)\/src\/i18n\/\w+\.json$/,
            },
            {
              debugName: 'menus',
              name: (id) => `menus-${languageOf(id)}`,
              test: /(?<!api-client)\/src\/i18n\/\w+\.json$|(mobile-web|merchant)\/src\/i18n\//,
            },
            // Two files for the first page: libraries, which rarely change, and our own code.
            { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial'] },
            { name: 'start', tags: ['$initial'] },
            // Code shared by at least twelve screens goes into one file, because each file costs a request.
            { name: 'common', test: /\/src\/|node_modules/, minShareCount: 12 },
          ],
        },
      },
    },
  },
});

function languageOf(id: string): string | undefined {
  return /i18n\/(\w+)\./.exec(id)?.[1];
}

/** The service worker. The app registers it, because Trusted Types refuses the plugin's own registration. */
function worker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa',
    filename: 'sw.ts',
    injectRegister: null,
    manifest: false,
    injectManifest: { globPatterns: ['index.html', '*.svg', 'assets/*.{js,css,svg}'], manifestTransforms: [workerFiles(dist)] },
  });
}
