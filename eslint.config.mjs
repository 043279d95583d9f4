import { readdirSync } from 'node:fs';
import css from '@eslint/css';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/boundaries.mjs';
import { cssBaseline, laterCss, laterProperties, laterSyntax } from './tools/browsers.mjs';
import { rawStyles, tokensOnly } from './tools/tokensOnly.mjs';
import { foreignStyles, walls } from './tools/walls.mjs';

const libraries = readdirSync(new URL('./libs', import.meta.url));
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/mocks/**',
  'libs/testing/**',
  'apps/mobile-web-{browsers,e2e}/**',
  'apps/storybook/**',
  // The panel for developers, which no build has. Its texts are English alone and stand in the code.
  'apps/mobile-web/src/developer/**',
];
const scripts = ['**/*.{ts,tsx,mts,js,mjs,cjs}'];
/** Scripts that run in players' browsers. */
const browserScripts = [
  'libs/*/src/**/*.{ts,tsx}',
  'apps/mobile-web/src/**/*.{ts,tsx}',
  'apps/mobile-web/build/*.js',
  'tools/sandbox/src/vendor/site/**/*.ts',
];
/**
 * Files with feature detection: for the app, for its startup code, which must stay small, and for the document's scripts, which cannot
 * import.
 */
const askingFirst = ['libs/kernel/src/device/supports.ts', 'libs/ui/src/supports/supports.ts', 'apps/mobile-web/build/start.js'];

const syntax = [
  { selector: 'ExportAllDeclaration', message: 'Name what you export: `export { X } from …` (ADR 0006).' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name; screens use `screen(() => import(…), "Name")` (ADR 0006).' },
  { selector: 'TSEnumDeclaration', message: 'Use a const object and a union type instead of an enum.' },
  ...rawStyles,
];

/** Files that format dates for everybody else. `promotionPeriod` has the style of the specification. */
const dateFormats = [
  'libs/ui/src/date/dateFormat.ts',
  'libs/ui/src/date/wallTime.ts',
  'libs/site/src/format/useDateFormat.ts',
  'libs/promotions/src/rules/promotionPeriod.ts',
];
const oneDateStyle = 'Each language has one style of dates: use `useDateFormat` of site, or `dateFormat` of ui.';
const dateSyntax = [
  { selector: "NewExpression[arguments.length>0][callee.property.name='DateTimeFormat']", message: oneDateStyle },
  { selector: 'MemberExpression[property.name=/^toLocale(Date|Time)String$/]', message: oneDateStyle },
  { selector: "ImportDeclaration[source.value='dayjs']", message: oneDateStyle },
];

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '**/dist-*',
      '**/out-tsc',
      '**/storybook-static',
      '**/test-output',
      '**/public/mockServiceWorker.js',
      '**/*.timestamp*',
      '**/.sandbox',
      '**/generators/*/files/**',
    ],
  },
  {
    files: scripts,
    extends: [js.configs.recommended, tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  { plugins: { '@nx': nx } },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs}'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          allow: [
            '^.*/scripts/(brand/(?:brandHead|judgeCountry)|chromium|messages/storyPictures|nginx|otherBrowsers|stories/featureFacts)\\.mjs$',
            '^.*/tools/(browsers|burmeseBreaks|pseudoLocale|workspaces)\\.mjs$',
            // A library imports its own contract, which is a project inside it; the walls refuse that of another library.
            '^\\.{1,2}/(.+/)?wire(/\\w+)?$',
          ],
          depConstraints,
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-restricted-syntax': ['error', ...syntax],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', 15],
    },
  },
  // The oldest supported browsers (docs/browsers.md).
  {
    files: browserScripts,
    ignores: [...tests, ...askingFirst],
    plugins: { compat },
    // Keep feature detection in the files above: a check inside other code is easily forgotten at the next use.
    settings: { ignoreConditionalChecks: true },
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...laterProperties],
      'no-restricted-syntax': ['error', ...syntax, ...laterSyntax, ...dateSyntax],
    },
  },
  // Globals with one owner, and imports for tests or tools alone (tools/walls.mjs).
  ...walls(tests, askingFirst),
  { files: dateFormats, rules: { 'no-restricted-syntax': ['error', ...syntax, ...laterSyntax] } },
  {
    files: ['libs/*/src/**/*.css', 'apps/mobile-web/src/**/*.css', 'tools/sandbox/src/vendor/site/**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: { 'css/use-baseline': ['error', cssBaseline], 'no-restricted-syntax': ['error', ...laterCss, ...foreignStyles] },
  },
  {
    files: ['libs/*/src/**/*.css', 'apps/mobile-web/src/**/*.css'],
    ignores: ['libs/ui/src/tokens/tokens.css'],
    plugins: { parlour: { rules: { 'tokens-only': tokensOnly } } },
    rules: { 'parlour/tokens-only': 'error' },
  },
  // ECMAScript 5 does not allow `catch` without a binding.
  { files: ['apps/mobile-web/build/checkBrowser.js'], rules: { '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] } },
  // A box that scrolls sideways needs `tabIndex`, so that keyboard users can scroll it.
  { files: ['**/*.tsx'], rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }] } },
  { files: tests, rules: { 'max-lines': 'off', 'max-params': 'off' } },
  // `useNetwork(…)` of testing is called at the top of a test file; it is not a React hook.
  { files: ['**/*.test.{ts,tsx}', 'apps/mobile-web-e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // Storybook, Playwright and the build tools require default exports.
  { files: ['**/*.stories.tsx', '**/*.config.{mjs,mts}', '**/.storybook/**'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.{cjs,mjs}'], languageOptions: { globals: globals.node }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // Functions in these files also run inside the measured page.
  { files: ['tools/bench/**'], languageOptions: { globals: globals.browser } },
  prettier,
  // Names that say nothing: name a file after its content.
  ...['utils', 'helpers', 'common', 'misc'].map((name) => ({
    files: libraries.map((library) => `libs/${library}/src/**/${name}.{ts,tsx}`),
    rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: `Name this file after what it holds, not "${name}".` }] },
  })),
);
