import { clearStored } from '@parlour/kernel';
import { useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigFile } from '../server/runtimeConfig.mjs';
import { homeCalls } from './mocks/homeCalls';
import { renderApp } from './mocks/renderApp';

useNetwork(...homeCalls);

const script = readFileSync(join(__dirname, '../build/early.js'), 'utf8');
const info = { imageCDNs: ['/cdn/a', '/cdn/b'] };

afterEach(() => {
  clearStored('session');
  document.body.innerHTML = '';
});

/** Runs the document's own script over a frame with the place of the banner in it; answers that place's parent. */
function runEarly(url: string, status: object = info): HTMLElement {
  window.history.replaceState(null, '', '/m/home');
  const place = '<span data-shape="block" data-ratio="5/2"></span>';
  document.body.innerHTML = `<script type="application/json" id="parlour-config">${JSON.stringify(readConfigFile({}))}</script><div id="root">${place}</div><div id="failure" hidden></div><template data-frame="en-visitor" data-messages="/m/assets/en.js"></template>`;
  const replies: Record<string, unknown> = {
    '/wps/system/status': { info: status },
    '/wps/announcement': {
      banners: [
        { groupName: 'm_login', url: 'art/other' },
        { groupName: 'm_home', url },
      ],
    },
  };
  const fetchStub = async (address: string) => {
    const value = replies[address.replace(/\?.*/, '')] ?? {};
    return { clone: () => ({ json: async () => ({ value }) }) };
  };
  new Function('fetch', script)(fetchStub);
  return document.getElementById('root') as HTMLElement;
}

const filesOf = (picture: Element | null | undefined) =>
  [...(picture?.querySelectorAll('source') ?? [])].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));

/** jsdom loads no pictures: says that the one which was asked for is there. */
function pictures(): HTMLImageElement[] {
  const made: HTMLImageElement[] = [];
  const create = document.createElement.bind(document);
  jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLImageElement) made.push(element);
    return element;
  });
  return made;
}

afterEach(() => jest.restoreAllMocks());

test('performance, first paint: the document paints the banner with the files that the app then shows', async () => {
  const made = pictures();
  const root = runEarly('art/banners/b1');
  await waitFor(() => expect(made).toHaveLength(1));
  expect(root.querySelector('img')).toBeNull();
  made[0]?.dispatchEvent(new Event('load'));
  const early = filesOf(root.querySelector('picture'));
  expect(early).toHaveLength(2);
  jest.restoreAllMocks();

  document.body.innerHTML = '';
  await renderApp({});
  const shown = filesOf((await screen.findByRole('img', { name: 'Monsoon Rewards' })).parentElement);
  const withoutCdn = (files: typeof early) =>
    files.map(({ srcset, ...rest }) => ({ ...rest, srcset: srcset.replaceAll(/\/cdn\/[ab]/g, '') }));
  expect(withoutCdn(shown)).toEqual(withoutCdn(early));
});

test('an app that is there before the replies keeps its own place for the banner', async () => {
  const made = pictures();
  const root = runEarly('art/banners/b1');
  root.innerHTML = '<span data-shape="block" data-ratio="5/2">of the app</span>';
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  made[0]?.dispatchEvent(new Event('load'));
  expect(root).toHaveTextContent('of the app');
  expect(made).toHaveLength(0);
});

test('a status that names no hosts of pictures leaves them to the configuration', async () => {
  const made = pictures();
  runEarly('art/banners/b1', {});
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.getAttribute('src')).toMatch(/^\/cdn\/[ab]\/art\/banners\/b1\.720\.webp$/);
});

test.each(['../../etc/passwd', 'https://elsewhere.example/a', '//elsewhere.example/a'])(
  'a path like %s is never asked for',
  async (url) => {
    const made = pictures();
    const root = runEarly(url);
    // The replies are handled within a few turns.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(made).toHaveLength(0);
    expect(root.querySelector('[data-shape="block"]')).not.toBeNull();
  },
);
