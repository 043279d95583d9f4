import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './build/chunkGroups.mjs';
import { chunkList, workerFiles } from './build/chunkFiles.mjs';
import { documentPlugin } from './build/documentPlugin.mjs';
import { buildTargets } from '../../tools/browsers.mjs';
import { burmeseBreaks } from '../../tools/burmeseBreaks.mjs';
import { pseudoLocale } from '../../tools/pseudoLocale.mjs';

const sandbox = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4310}`;
const ownGateway = process.env['PARLOUR_GATEWAY'];
// An operator's gateway expects its own name as the host.
const proxy = ownGateway
  ? Object.fromEntries(['/wps', '/lgw', '/cdn'].map((path) => [path, { target: ownGateway, changeOrigin: true }]))
  : { '/wps': sandbox, '/lgw': sandbox, '/cdn': sandbox, '/sandbox': sandbox };
// A second build can use another folder while the first is being served.
const dist = process.env['APP_DIST'] ?? 'dist';
const host = process.env['APP_HOST'] ?? '127.0.0.1';

/** Chrome from 136 compiles all functions of a file with this comment while it loads, off the main thread, instead of each function when it is first called. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
/** The start calls most functions of these files. */
const START_FILES = ['vendor', 'index'];

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  cacheDir: `../../node_modules/.vite/apps/mobile-web/${dist}`,
  plugins: [
    react({ compiler: { sources: ['/screens/', '/parts/'] } }),
    documentPlugin(),
    pseudoLocale(),
    burmeseBreaks(),
    chunkList(join(import.meta.dirname, '../..')),
    worker(),
  ],
  server: { port: 4200, strictPort: true, host, proxy },
  preview: { port: 4300, strictPort: true, host, proxy },
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    outDir: join(import.meta.dirname, dist),
    emptyOutDir: true,
    // For scripts and style sheets.
    target: buildTargets(),
    // A tenth slower than the built-in minifier, and 2 KiB less for home.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        // A third pass does not make home smaller.
        passes: 2,
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
    // Icons come from one sprite file; a data: address would need its own rule in the content security policy.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        postBanner: ({ name }) => (START_FILES.includes(name) ? COMPILE_HINT : ''),
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});

/** `card_x1Y2z`: the hash of the file makes it unique. Vite's own names also end with the line, which makes each of them longer. */
function classNameOf(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  return `${name}_${hash.slice(0, 5)}`;
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
