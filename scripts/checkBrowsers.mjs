// Checks the built app, libraries included, against the oldest supported browsers (.browserslistrc, docs/browsers.md). Lint reads only our
// own sources, and an update of a library may use a newer feature.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import css from '@eslint/css';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import { cssBaseline, laterCss, laterProperties, laterSyntax } from '../tools/browsers.mjs';

/** Features that the code detects before use, with their number of uses in the built app. A new use fails the check until it is reviewed. */
const detected = [
  {
    by: 'supports.ts of kernel and ui, in the app and in its worker',
    uses: {
      'crypto.subtle': 1,
      'navigator.clipboard': 1,
      'navigator.locks': 1,
      'navigator.serviceWorker': 1,
      'navigator.share': 1,
      'navigator.userActivation': 1,
      'navigator.vibrate': 1,
      'window.caches': 2,
      'window.PublicKeyCredential': 1,
    },
  },
  { by: 'supports.ts of kernel, and React DOM, which looks for it first', uses: { 'navigator.connection': 3 } },
  { by: 'supports.ts of kernel and ui, and web-vitals, which falls back to a timer', uses: { requestIdleCallback: 2 } },
  { by: 'web-vitals, where undefined counts as false', uses: { 'document.prerendering': 5, 'document.wasDiscarded': 1 } },
  { by: 'web-vitals, which then reports no slow taps', uses: { PerformanceEventTiming: 2 } },
  { by: 'React DOM, which reads its own property', uses: { popover: 1 } },
  { by: 'React DOM, for <ViewTransition>, which we do not use', uses: { startViewTransition: 1 } },
  {
    by: 'React DOM, by `typeof navigation`',
    uses: { Navigation: 6, 'Navigation.currentEntry': 1, 'Navigation.navigate': 1, 'Navigation.transition': 1 },
  },
];

const dist = fileURLToPath(new URL(`../apps/mobile-web/${process.env.APP_DIST ?? 'dist'}/`, import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build to check: run `npx nx run mobile-web:build` first.');
  process.exit(1);
}

const eslint = new ESLint({
  cwd: dist,
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: [
    {
      files: ['**/*.js'],
      plugins: { compat },
      settings: { ignoreConditionalChecks: true },
      rules: {
        'compat/compat': 'error',
        'no-restricted-properties': ['error', ...laterProperties],
        'no-restricted-syntax': ['error', ...laterSyntax],
      },
    },
    {
      files: ['**/*.css'],
      language: 'css/css',
      plugins: { css },
      rules: { 'css/use-baseline': ['error', cssBaseline], 'no-restricted-syntax': ['error', ...laterCss] },
    },
  ],
});

/** The rule takes a file with a property of this name, such as that of a router, for one that has its own `navigator`. A quoted name is no identifier. */
const quoted = (code) => code.replace(/(?<=[{,]\s*)navigator(?=\s*:)/g, '"navigator"');

const places = new Map();
for (const file of ['sw.js', ...readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)]) {
  if (!/\.(js|css)$/.test(file)) continue;
  const filePath = join(dist, file);
  const code = quoted(readFileSync(filePath, 'utf8'));
  const [{ messages }] = await eslint.lintText(code, { filePath });
  const lines = code.split('\n');
  for (const message of messages) {
    const use = useOf(message, lines);
    const around = lines[message.line - 1].slice(Math.max(0, message.column - 50), message.column + 50);
    places.set(use, [...(places.get(use) ?? []), `${relative(dist, filePath)}:${message.line}:${message.column}  …${around}…`]);
  }
}

const known = new Map(detected.flatMap(({ by, uses }) => Object.entries(uses).map(([use, times]) => [use, { by, times }])));
const faults = [];
for (const [use, found] of places) {
  const { by, times } = known.get(use) ?? {};
  if (found.length !== times)
    faults.push([`${use} is used ${found.length} times; known uses: ${times ?? 0}${by ? ` (${by})` : ''}`, ...found]);
}
for (const [use, { by }] of known) if (!places.has(use)) faults.push([`${use} is not used any more: remove it from the list (${by}).`]);

for (const fault of faults) console.error(fault.join('\n    '));
if (faults.length > 0)
  console.error('\nA supported browser lacks these: replace them, or detect them before use and add them to the list.');
else console.log(`Every feature that a supported browser lacks is detected before use: ${known.size} of them.`);
process.exit(faults.length > 0 ? 1 : 0);

/** The feature that a message is about, by a name that is the same in every build. */
function useOf({ ruleId, message, line, column, endColumn }, lines) {
  if (ruleId === 'compat/compat') return message.split(' is not supported')[0].replace('()', '');
  if (ruleId === 'no-restricted-properties') return message.split("'")[1];
  if (ruleId === 'css/use-baseline') return message.split(' is not')[0];
  return ruleId === null ? message : lines[line - 1].slice(column - 1, endColumn - 1).slice(0, 60);
}
