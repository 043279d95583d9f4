import './startup/provideBundles';
import { adoptPageTime, api } from '@parlour/api-client';
import { adoptLateConfig } from '@parlour/content';
import { homeAliases, languageOf, type Locale, locales, loggedIn, ownLocale, paths, toGatewayLanguage } from '@parlour/kernel';
import { selectStatus, siteOf } from '@parlour/site';
import { type Merchant, parseRuntimeConfig, readRuntimeConfig, type RuntimeConfig } from '@parlour/site/runtime-config';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './App';
import { Providers } from './Providers';
import { changeLocale, type ReadTexts, startI18n } from './i18n';
import { isHomePath } from './navigation/isHomePath';
import { ServerRouter } from './navigation/ServerRouter';
import { openRoutes, privatePaths, screens } from './routeTable';
import { appBundle, appBundleOf, later, player } from './startup/bundles';
import { fillFromSnapshot, kinds, type PageSnapshot, type PageVariant, repliesOf, variantName } from './startup/documentPage';
import { type PagePreview, loadPreviewMessages, pagePreview, previewRules } from './startup/pagePreview';
import { isSharedReply, type Read, watchReads } from './startup/pageReads';
import { BootFailure } from './failure/BootFailure';
import { HomeData } from './home/homeData';
import { type AppStore, createAppStore } from './store';

// Renders documents. The build calls it once, for the index.html that works without a server (build/finishDocument.mjs). The server calls it
// for each snapshot of an address (server/pages).

/**
 * The operator's configuration, and the domain on which merchants may have other codes. Without them: the default configuration. `textsAt` reads the texts of
 * the operator's languages.
 */
export type Operator = { config?: unknown; domain?: string; textsAt?: ReadTexts };

/** The site of one merchant in one language. */
export type Site = Operator & { merchant: string; locale: Locale };

/** Where and when a snapshot is taken. `gateway`: an origin. */
export type Source = { gateway: string; imageCdnDraw: number; now: number };

export { homeAliases, kinds, languageOf, locales, ownLocale, privatePaths, screens, variantName };

type Notices = Record<'noScript' | 'failure' | 'tooOld', string>;

/** Longest value of a query that names a page. */
const LONGEST_VALUE = 200;

const ready = Promise.all([startI18n('en').then(loadPreviewMessages), player.load()]);

/** Returns the sites on a domain, the default one first, each with its merchant's accent and gateways. Throws if the configuration is invalid. */
export function sitesOf(operator: Operator = {}): (Site & Pick<Merchant, 'accent' | 'gatewayHosts'>)[] {
  const config = configOf(operator);
  return config.merchants.flatMap(({ code: merchant, langList, accent, gatewayHosts }) => {
    const first = siteOf(config, { merchant }).locale;
    const offered = langList.map((language) => siteOf(config, { merchant, language }).locale);
    return [...new Set([first, ...offered])].map((locale) => ({ ...operator, merchant, locale, accent, gatewayHosts }));
  });
}

/** The most rounds in which a screen asks for data, because a reply may lead to a further call. */
const MOST_ROUNDS = 4;

/** An address of the app: its path and the part of its query that names another page. Everything else in a query is left to the browser. */
export type PageAddress = { address: string; isPublic: boolean };

/** Returns the page of a path with its query; undefined for unknown paths and for screens that only a browser can show. */
export async function pageAt(url: URL): Promise<PageAddress | undefined> {
  const { pathname, searchParams } = url;
  if (isHomePath(pathname)) return { address: paths.home, isPublic: true };
  const { findRoute } = await appBundle.load();
  const route = findRoute(pathname)?.route;
  if (!route || route.isBrowserOnly) return undefined;
  const query = new URLSearchParams();
  for (const name of route.query ?? []) {
    const value = searchParams.get(name);
    if (value && value.length <= LONGEST_VALUE) query.set(name, value);
  }
  const search = query.toString();
  return { address: pathname + (search && `?${search}`), isPublic: route.access === 'anyone' };
}

/**
 * Asks the gateway for the public data of a page, as a visitor: what the screen reads while it is rendered. Returns undefined if a call
 * failed or the site is closed: the document then has skeletons, and the app asks the gateway itself.
 */
export async function takeSnapshot(site: Site, address: string, { gateway, imageCdnDraw, now }: Source): Promise<PageSnapshot | undefined> {
  const store = createAppStore({ getHosts: () => [gateway], getToken: () => undefined, retryDelaysMs: [] }, stateOf(site));
  const askFor = async (alsoRead?: ReactElement) => {
    const { reads } = await inTurn(() => render(store, site, { address, alsoRead }));
    await Promise.all(reads.map(({ ask }) => store.dispatch(ask())));
    return reads.length;
  };
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await askFor()) === 0) break;
    const status = selectStatus(store.getState());
    const { queries } = store.getState().api;
    const isWhole = Object.values(queries).every((query) => query?.status === QueryStatus.fulfilled);
    if (!isWhole || !status || status.maintenance || status.regionRestriction) return undefined;
    // The page is whole without them.
    if (isHomePath(address)) await askFor(<HomeData key="more" />);
    const replies = repliesOf(store.getState()).filter(({ endpointName }) => endpointName !== 'getStatus');
    return { takenAt: now, imageCdnDraw, status, replies };
  } finally {
    forgetStore(store);
  }
}

/** A rendered page, the data that its document needs, the path of its route, for example `/m/help`, and its preview. */
type Page = { markup: string; data?: PageSnapshot; route?: string; preview: PagePreview };

/** Renders a page for hydration: with the data of a snapshot, or in its loading state. A player's has only what is the same for every player. */
export async function renderPage({ kind, ...site }: Operator & PageVariant, address: string, snapshot?: PageSnapshot): Promise<Page> {
  const store = createAppStore({}, stateOf(site));
  // A login drops the visitor's data, so the snapshot is applied after it.
  if (kind === 'player') store.dispatch(loggedIn({ token: 'prerender', userName: '', type: 0, merchantCode: site.merchant }));
  try {
    return await inTurn(async () => {
      const route = await prepare(store, address);
      adoptPageTime(undefined);
      const data = snapshot && kind === 'player' ? { ...snapshot, replies: snapshot.replies.filter(isSharedReply) } : snapshot;
      if (data) fillFromSnapshot(store, data);
      const { markup } = await render(store, site, { address });
      return { markup, data, route, preview: await pagePreview(store, address, snapshot !== undefined) };
    });
  } finally {
    forgetStore(store);
  }
}

/** The addresses of the public pages that need no data to be known, home first, for the sitemap. */
export async function publicAddresses(site: Site): Promise<string[]> {
  const store = createAppStore({}, stateOf(site));
  try {
    const previews = await Promise.all(openRoutes().map(({ path }) => pagePreview(store, path, true)));
    return [...new Set([paths.home, ...previews.flatMap(({ address = [] }) => address)])];
  } finally {
    forgetStore(store);
  }
}

/** The addresses that the gateway's replies name, such as those of the promotions. Undefined if a call failed or the site is closed. */
export async function namedAddresses(site: Site, source: Source): Promise<string[] | undefined> {
  const named = new Set<string>();
  const asked = new Set<unknown>();
  for (const { path } of openRoutes()) {
    const addresses = previewRules[path]?.addresses;
    if (!addresses || asked.has(addresses)) continue;
    asked.add(addresses);
    const snapshot = await takeSnapshot(site, path, source);
    if (!snapshot) return undefined;
    const store = createAppStore({}, stateOf(site));
    await appBundleOf(store).load();
    // All renderings share the time of the page, too.
    await inTurn(async () => fillFromSnapshot(store, snapshot));
    for (const address of addresses(store.getState())) named.add(address);
    forgetStore(store);
  }
  return [...named];
}

let last: Promise<unknown> = ready;

/** All renderings share the texts, so only one may run at a time. */
function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  const turn = last.then(task);
  last = turn.catch(() => undefined);
  return turn;
}

/** Loads the code of a page, and with it the endpoints of its data. Returns the path of its route; home has none. */
async function prepare(store: AppStore, address: string): Promise<string | undefined> {
  const { findRoute, screenOf } = await appBundleOf(store).load();
  const target = findRoute(pathOf(address));
  await Promise.all([player.load(), later.load(), target && screenOf(target).load()]);
  return target?.route.path;
}

/** Renders a page and notes which data it reads. `alsoRead`: an element that shows nothing and reads further data. */
async function render(
  store: AppStore,
  { config, locale, textsAt }: Pick<Site, 'config' | 'locale' | 'textsAt'>,
  { address, alsoRead }: { address: string; alsoRead?: ReactElement },
): Promise<{ markup: string; reads: Read[] }> {
  await prepare(store, address);
  await changeLocale(locale, textsAt);
  adoptLateConfig(config);
  const reads = watchReads(store);
  // Beside another element, the app would have other ids than in the browser.
  const page = alsoRead ? [<App key="app" />, alsoRead] : <App />;
  const { prelude } = await prerender(
    <Providers store={store}>
      <ServerRouter address={address}>{page}</ServerRouter>
    </Providers>,
    // Without this, React sends large blocks after the rest, with an inline script that moves them. The content security policy refuses the script.
    { progressiveChunkSize: Infinity, onError: (error) => console.error(`A block of ${address} could not be rendered:`, error) },
  );
  return { markup: await new Response(prelude).text(), reads: reads() };
}

function forgetStore(store: AppStore): void {
  store.dispatch(api.util.resetApiState());
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** The document's notices for browsers in which the app cannot start. */
export async function renderNotices(): Promise<Notices> {
  await ready;
  const store = createAppStore();
  await appBundleOf(store).load();
  for (const locale of locales) await changeLocale(locale);
  return {
    noScript: renderToStaticMarkup(<BootFailure reason="boot.noScript" />),
    failure: renderToStaticMarkup(<BootFailure reason="boot.failed" />),
    tooOld: renderToStaticMarkup(<BootFailure reason="boot.tooOld" />),
  };
}

function stateOf({ merchant, locale, ...operator }: Site) {
  return siteOf(configOf(operator), { merchant, language: toGatewayLanguage(locale) });
}

function configOf({ config, domain = '' }: Operator): RuntimeConfig {
  return config === undefined ? readRuntimeConfig() : parseRuntimeConfig(config, domain);
}
