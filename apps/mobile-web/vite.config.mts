import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { documentPlugin } from './build/documentPlugin.mjs';
import { buildTargets } from '../../tools/browsers.mjs';
import { pseudoLocale } from '../../tools/pseudoLocale.mjs';
import { startFiles } from './build/startFiles.mjs';
import { trimI18next } from './build/trimI18next.mjs';
import { trimRouter } from './build/trimRouter.mjs';

const gateway = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4310}`;
const proxy = { '/wps': gateway, '/lgw': gateway, '/cdn': gateway, '/sandbox': gateway };
// A second build, beside the one that is being served.
const dist = process.env['APP_DIST'] ?? 'dist';
const host = process.env['APP_HOST'] ?? '127.0.0.1';

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  cacheDir: `../../node_modules/.vite/apps/mobile-web/${dist}`,
  plugins: [
    trimRouter(),
    trimI18next(),
    react({ compiler: { sources: ['/screens/', '/parts/'] } }),
    documentPlugin(),
    pseudoLocale(),
    worker(),
  ],
  server: { port: 4200, strictPort: true, host, proxy },
  preview: { port: 4300, strictPort: true, host, proxy },
  build: {
    outDir: join(import.meta.dirname, dist),
    emptyOutDir: true,
    // Of scripts and, since no other one is given, of styles.
    target: buildTargets(),
    manifest: true,
    // A tenth slower than the built-in one, and 2 KiB less until home is there (ADR 0013).
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        // What the router tells developers.
        pure_funcs: ['warning', 'warning$1', 'warnOnce'],
        unsafe_arrows: true,
        unsafe_methods: true,
        keep_fargs: false,
      },
    },
    // What the start has loaded itself, later parts need not name.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(vendor|index|rolldown-runtime)-/.test(file)),
    },
    // Icons are drawn from one sprite file; a data: address would need its own place in the policy.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What home's first view says, and what all other blocks and menus say: one file each per language.
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
            // What the first page needs: libraries, which seldom change, and our own code, each in one file.
            { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial'] },
            { name: 'start', tags: ['$initial'] },
            // What a dozen screens share, in one file: each file more costs a request, and time to ask for it.
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

/** The worker of later visits. It is registered by the app itself: the registration that the plugin brings is refused by Trusted Types. */
function worker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa',
    filename: 'sw.ts',
    injectRegister: null,
    manifest: false,
    injectManifest: { globPatterns: ['index.html', '*.svg', 'assets/*.{js,css,svg}'], manifestTransforms: [startFiles(dist)] },
  });
}
