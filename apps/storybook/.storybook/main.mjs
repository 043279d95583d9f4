import { resolve } from 'node:path';
import { brandHead } from '../../../scripts/brand/brandHead.mjs';

// The images of an operator's brands (`npm run brand-check -- --storybook`).
const brands = process.env.PARLOUR_BRANDS ? [{ from: resolve(process.env.PARLOUR_BRANDS), to: '/m/brand' }] : [];

/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/*/src/**/*.mdx', '../../../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public', ...brands],
  previewHead: (head) => `${head ?? ''}${brandHead()}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
