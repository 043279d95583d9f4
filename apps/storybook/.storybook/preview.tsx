import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { noSettingsCalls, publicKeyCall } from '@parlour/testing';
import type { Preview } from '@storybook/react-vite';
import { Fragment, lazy } from 'react';
import { configure } from 'storybook/test';
import '@parlour/ui/tokens.css';
import './handbook.css';
import { DocsFrame } from './DocsFrame';
import { fittingControls } from './fittingControls';
import { merchants, setPageLook } from './pageLook';

// A busy machine needs more than the default second, as in the other tests (tools/jest/setup.cjs).
configure({ asyncUtilTimeout: 10_000 });

// Tests run stories without their pages.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage')).ComponentPage }));

/** Only the gateway is mocked. A call without a handler is reported in the console. */
async function startNetwork() {
  const worker = setupWorker(publicKeyCall, ...noSettingsCalls);
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => /^\/(wps|lgw)\//.test(new URL(url).pathname) && print.warning(),
  });
  return worker;
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startNetwork)],
  argTypesEnhancers: [fittingControls],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: ComponentPage, container: DocsFrame },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Find a component',
          'Design system',
          [
            'Kitchen sink',
            'Tokens',
            'Icons',
            'Patterns',
            'Absent components',
            'Actions',
            'Inputs',
            'Money',
            'Data',
            'Feedback',
            'Overlays',
            'Navigation',
            'Layout',
          ],
          'Features',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 × 800', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        small: { name: 'Small phone, 320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        large: { name: 'Large phone, 430 × 932', styles: { width: '430px', height: '932px' }, type: 'mobile' },
      },
    },
  },
  initialGlobals: {
    merchant: merchants[0]?.code,
    locale: 'en',
    theme: 'dark',
    motion: 'system',
    textSize: 'm',
    viewport: { value: 'phone' },
  },
  globalTypes: {
    merchant: {
      description: 'Merchant: its accent, currency and languages',
      toolbar: {
        icon: 'home',
        dynamicTitle: true,
        items: merchants.map(({ code, brand, countryName }) => ({ value: code, title: brand ?? countryName })),
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fil', title: 'Filipino' },
          { value: 'my', title: 'မြန်မာ' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system says' },
          { value: 'reduce', title: 'No motion' },
        ],
      },
    },
    textSize: {
      description: 'Size of text, as players set it',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 's', title: 'Small text' },
          { value: 'm', title: 'Normal text' },
          { value: 'l', title: 'Large text' },
          { value: 'xl', title: 'Largest text' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const { merchant, locale } = globals;
      // A page of documentation sets its own look (DocsFrame.tsx), and is in English whatever the language of its stories.
      if (viewMode !== 'docs') {
        document.documentElement.lang = locale;
        setPageLook(globals);
      }
      localStorage.setItem('merchant', JSON.stringify(merchant));
      // A change of the merchant restarts the story.
      const story = (
        <Fragment key={merchant}>
          <Story />
        </Fragment>
      );
      const placed = parameters.bare ? story : <div style={{ padding: 'var(--page-gutter)' }}>{story}</div>;
      return viewMode === 'docs' ? <div lang={locale}>{placed}</div> : placed;
    },
  ],
};
export default preview;
