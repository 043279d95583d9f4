import { gamesWire } from '@parlour/games/wire';
import { clearStored } from '@parlour/kernel';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigFile } from '../server/runtimeConfig.mjs';
import { homeCalls } from './mocks/homeCalls';
import { renderApp } from './mocks/renderApp';

useNetwork(...homeCalls);

const script = ['ask.js', 'early.js'].map((name) => readFileSync(join(__dirname, '../build', name), 'utf8')).join('');
const info = { imageCDNs: ['/cdn/a', '/cdn/b'] };

afterEach(() => {
  clearStored('session');
  document.body.innerHTML = '';
});

/**
 * Runs the document's inline scripts over a home with placeholders for the banner and the hot games; `hot` is the gateway's list
 * of these.
 */
function runEarly(url: string | undefined, { status = info, hot = {} }: { status?: object; hot?: object } = {}): HTMLElement {
  window.history.replaceState(null, '', '/m/home');
  const places =
    '<span data-shape="block" data-ratio="5/2"></span><section><div aria-hidden="true"><div><i>place</i></div></div></section>';
  const tile = '<div><a><picture><img alt=""></picture><span></span></a></div>';
  document.body.innerHTML = `<script type="application/json" id="parlour-config">${JSON.stringify(readConfigFile({}))}</script><div id="root" data-home-shell="en-visitor" data-messages="/m/assets/en.js">${places}</div><div id="failure" hidden></div><template id="tile">${tile}</template><template id="app"><script type="module" src="/m/assets/index.js"></script></template><script type="importmap">{"integrity":{}}</script>`;
  const replies: Record<string, unknown> = {
    '/wps/system/status': { info: status },
    '/wps/announcement': { banners: [{ groupName: 'm_login', url: 'art/other' }, ...(url ? [{ groupName: 'm_home', url }] : [])] },
    '/lgw/games/hot': hot,
  };
  const fetchStub = async (address: string) => {
    const value = replies[address.replace(/\?.*/, '')] ?? {};
    return { clone: () => ({ json: async () => ({ value }) }) };
  };
  new Function('fetch', script)(fetchStub);
  return document.getElementById('root') as HTMLElement;
}

const filesOf = (picture: Element | null | undefined) =>
  [...(picture?.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img') ?? [])].map((file) => ({
    type: file.getAttribute('type'),
    srcset: file.srcset,
    sizes: file.sizes,
  }));

const withoutCdn = (files: ReturnType<typeof filesOf>) =>
  files.map(({ srcset, ...rest }) => ({ ...rest, srcset: srcset.replaceAll(/\/cdn\/[ab]/g, '') }));

/** jsdom loads no images, so the test fires the load event itself. */
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
  expect(withoutCdn(shown)).toEqual(withoutCdn(early));
});

test('an app that is there before the replies keeps its own place for the banner', async () => {
  const made = pictures();
  const root = runEarly('art/banners/b1');
  root.innerHTML = '<span data-shape="block" data-ratio="5/2">of the app</span>';
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  made[0]?.dispatchEvent(new Event('load'));
  expect(root).toHaveTextContent('of the app');
  expect(made.filter(({ src }) => src)).toHaveLength(0);
});

test('a status that names no hosts of pictures leaves them to the configuration', async () => {
  const made = pictures();
  runEarly('art/banners/b1', { status: {} });
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.getAttribute('src')).toMatch(/^\/cdn\/[ab]\/art\/banners\/b1\.720\.webp$/);
});

test.each(['../../etc/passwd', 'https://elsewhere.example/a', '//elsewhere.example/a'])(
  'a path like %s is never asked for',
  async (url) => {
    const made = pictures();
    const root = runEarly(url);
    // The replies are handled within a few microtasks.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(made.filter(({ src }) => src)).toHaveLength(0);
    expect(root.querySelector('[data-shape="block"]')).not.toBeNull();
  },
);

describe('performance, first paint: the document paints the games that the app then shows first', () => {
  const types = ['LIVE', 'FISH', 'RNG', 'POKER', 'RNG', 'FISH', 'LIVE', 'RNG', 'RNG', 'FISH', 'SPORTS'];
  const games = types.map((gameType, place) => ({
    gameId: `g${place}`,
    gameName: place === 2 ? 'A name of more than thirty signs, “quoted” & <b>bold</b>' : `Game ${place}`,
    nodeId: `n${place}`,
    vassalage: 'ORC',
    gameType,
    gameCode: `code ${place}`,
    lottoMode: place === 4 ? 'trad' : null,
    mobileLargeIcon: place === 5 ? null : `art/games/n${place}`,
    showIcon: place === 5 ? 'art/games/shown' : null,
    placeholder: '#402010',
  }));
  const page = { content: games, pageNum: 1, totalPages: 1 };

  const tilesOf = (links: HTMLElement[]) =>
    links.map((link) => {
      const picture = link.querySelector('picture');
      return {
        to: link.getAttribute('href'),
        name: link.textContent,
        ground: picture?.style.backgroundColor,
        files: withoutCdn(filesOf(picture)),
      };
    });

  test.each(['content', 'games', 'list'])('from replies in `%s`', async (rows) => {
    const root = runEarly(undefined, { hot: { [rows]: games } });
    const early = within(root);
    await waitFor(() => expect(filesOf(root.querySelector('section picture'))).toHaveLength(2));
    const shownEarly = tilesOf(early.getAllByRole('link'));
    expect(root).not.toHaveTextContent('place');
    expect(shownEarly).toHaveLength(9);

    document.body.innerHTML = '';
    network.use(mockCall(gamesWire.getHotGames, page));
    await renderApp({});
    await screen.findByRole('link', { name: 'Game 0' });
    const strip = within(screen.getByRole('region', { name: 'Hot games' }));
    const shown = tilesOf(strip.getAllByRole('link').filter((link) => link.querySelector('picture')));
    expect(shownEarly).toEqual(shown);
  });

  test('their art waits for the banner, which is larger', async () => {
    const made = pictures();
    const root = runEarly('art/banners/b1', { hot: page });
    await waitFor(() => expect(within(root).getAllByRole('link')).toHaveLength(9));
    expect(root.querySelector('section img')).toBeNull();
    made[0]?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(root.querySelectorAll('section img')).toHaveLength(9));
  });

  test.each([{ content: [] }, { content: 'none' }, { content: [{ gameName: null }] }, {}])(
    'a reply like %j leaves their place as it was',
    async (hot) => {
      const root = runEarly(undefined, { hot });
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      expect(root).toHaveTextContent('place');
    },
  );
});
