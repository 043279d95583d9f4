import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brandHead } from '../../../scripts/brand/brandHead.mjs';
import { featureFacts } from '../../../scripts/stories/featureFacts.mjs';
import { componentDocgen } from './componentDocgen.mjs';

// The images of an operator's brands (`npm run brand-check -- --storybook`).
const brands = process.env.PARLOUR_BRANDS ? [{ from: resolve(process.env.PARLOUR_BRANDS), to: '/m/brand' }] : [];

const ui = resolve(import.meta.dirname, '../../../libs/ui');
const tokens = readFileSync(`${ui}/src/tokens/tokens.css`, 'utf8');
const icon = readFileSync(resolve(import.meta.dirname, '../../mobile-web/public/icon.svg'), 'utf8');
// Design tools fetch the tokens from the published handbook.
execFileSync(process.execPath, ['--import', 'tsx', `${ui}/src/tokens/exportTokens.mjs`], { cwd: import.meta.dirname });
// What the pages say about blocks and screens, which only the sources know.
const facts = resolve(import.meta.dirname, '../dist/facts');
mkdirSync(facts, { recursive: true });
writeFileSync(`${facts}/features.json`, JSON.stringify(featureFacts(resolve(import.meta.dirname, '../../..'))));

/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/*/src/**/*.mdx', '../../../libs/*/src/**/*.stories.tsx', './*.mdx', './*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // The frame around the stories is built without Vite, so it cannot import the files itself.
  env: (env) => ({ ...env, STORYBOOK_TOKENS: tokens, STORYBOOK_ICON: icon }),
  staticDirs: [
    '../public',
    { from: '../../mobile-web/public/icon.svg', to: '/favicon.svg' },
    { from: `${ui}/dist/tokens`, to: '/tokens' },
    { from: facts, to: '/facts' },
    ...brands,
  ],
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg">${brandHead()}`,
  // The search of the sidebar finds the headings of pages too.
  features: { experimentalSearchDocsHeadings: true, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: componentDocgen },
};
export default config;
