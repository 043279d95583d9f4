import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { laterProperties } from './browsers.mjs';

// The walls that Nx's rule and the compiler do not see: globals with one owner, and imports that are for tests, tools or servers alone. All are
// options of ESLint's own rules, and each message names the alternative (ADR 0001).

const root = new URL('../', import.meta.url);
const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const packages = (names) => `^(${names.join('|')})(/|$)`;

/** Globals that have one owner: names, properties, the files that may touch them, and the alternative for all others. */
const owned = [
  {
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    owners: ['libs/api-client/src/**', 'apps/mobile-web/src/**/fetchFile.ts'],
    message: 'Ask the gateway through an endpoint; only api-client sends requests.',
  },
  {
    globals: ['localStorage', 'sessionStorage', 'cookieStore'],
    properties: [{ object: 'document', property: 'cookie' }],
    owners: ['libs/kernel/src/storage/storage.ts'],
    message: 'Use readStored and writeStored of kernel: they survive blocked, full and corrupt storage.',
  },
  {
    globals: ['indexedDB'],
    owners: ['libs/*/src/**/deviceKey.ts'],
    message: 'Use readStored and writeStored of kernel; only the key of the device lies in a database.',
  },
  {
    globals: ['caches'],
    owners: ['apps/mobile-web/src/pwa/**'],
    message: 'Ask `supports.caches()` of kernel: some browsers have none.',
  },
  {
    properties: [{ property: 'sendBeacon' }],
    owners: ['libs/telemetry/src/startReports.ts'],
    message: 'Throw, or use the reporter: it removes secrets before it sends.',
  },
  {
    // The screen of a game reads how many entries there are; the start turns the browser's own scrolling off.
    globals: ['history'],
    owners: ['libs/ui/src/history/pageHistory.ts', 'libs/games/src/screens/play/useLeaveGame.ts', 'apps/mobile-web/src/main.tsx'],
    message: 'Open a page with the router, or use `pageHistory` of ui: it owns the entries of the history.',
  },
  {
    properties: [{ object: 'process', property: 'env' }],
    owners: ['apps/mobile-web/src/pwa/registerWorker.ts', 'apps/mobile-web/src/reports/useReports.ts'],
    message: 'A library gets its configuration as an argument.',
  },
  {
    properties: [{ property: 'env', allowObjects: ['process'] }],
    owners: ['apps/mobile-web/src/env.ts', 'apps/mobile-web/src/main.tsx'],
    message: "Read the app's configuration from its `env.ts`; a library gets it as an argument.",
  },
];

const imports = [
  {
    group: ['@parlour/*/wire', '@parlour/*/endpoints'],
    message: "Another library's contract is for tools and tests; navigate, invalidate a tag or publish an event.",
  },
  { group: ['@parlour/testing'], message: 'Testing tools are for tests, stories and mocks.' },
  {
    regex: packages(['node:.*', ...builtinModules, 'hono', '@hono/node-server', 'ajv']),
    message: 'This code runs in browsers. Use what browsers have, or kernel; files and processes are for tools and scripts.',
  },
  {
    regex: packages(Object.keys(devDependencies)),
    message:
      'This package is for tests and tools. What players get is among the `dependencies` of the root package.json (docs/licences.md).',
  },
  {
    regex: '^(\\.{1,2}/)*(\\.{1,2}|index(\\.[jt]s)?)$',
    message: 'Inside a library, import the file itself, not the public face.',
  },
];

/** The rules for the owners of a group, or for all other files. A file that owns two groups is named in both. */
function rulesFor(files = []) {
  const others = owned.filter(({ owners }) => !owners.some((owner) => files.includes(owner)));
  const globals = others.flatMap(({ globals: names = [], message }) => names.map((name) => ({ name, message })));
  const properties = others.flatMap(({ properties: names = [], message }) => names.map((name) => ({ ...name, message })));
  return {
    'no-restricted-globals': ['error', { globals, checkGlobalObject: true }],
    'no-restricted-properties': ['error', ...laterProperties, ...properties],
  };
}

/** Options of `no-restricted-syntax` for CSS: a path with `src` leads into another library. */
export const foreignStyles = ['Url', 'String'].map((kind) => ({
  selector: `${kind}[value=/\\/src\\/|^@parlour/]`,
  message: 'Styles and images of another library are private; use a component of ui.',
}));

/**
 * The walls as ESLint configurations.
 * @param {string[]} tests Files that may use the network mocks and whatever else a test needs.
 * @param {string[]} askingFirst Files that ask what the browser has.
 */
export function walls(tests, askingFirst) {
  const modules = ['mock', 'doMock', 'unstable_mockModule', 'setMock'];
  const message = 'Mock the network (`useNetwork` of testing), never a module.';
  const mocked = ['jest', 'vi'].flatMap((object) => modules.map((property) => ({ object, property, message })));
  return [
    {
      files: ['libs/*/src/**/*.{ts,tsx}', 'apps/mobile-web/src/**/*.{ts,tsx}'],
      ignores: [...tests, ...askingFirst],
      // The rules then see `window.fetch` as `fetch`.
      languageOptions: { globals: { window: false, self: false } },
      rules: { ...rulesFor(), 'no-restricted-imports': ['error', { patterns: imports }] },
    },
    ...owned.map(({ owners }) => ({ files: owners, ignores: tests, rules: rulesFor(owners) })),
    { files: tests, rules: { 'no-restricted-properties': ['error', ...mocked] } },
  ];
}
