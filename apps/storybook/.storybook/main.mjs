/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/*/src/**/*.mdx', '../../../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
