import './startup/provideBundles';
import { api } from '@parlour/api-client';
import { type Locale, homeAliases, locales, loggedIn, paths, toGatewayLanguage } from '@parlour/kernel';
import { type Merchant, type RuntimeConfig, parseRuntimeConfig, readRuntimeConfig, selectStatus, siteOf } from '@parlour/merchant';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { Providers } from './Providers';
import { changeLocale, startI18n } from './i18n';
import { appBundleOf, forgetBundleOf } from './startup/appBundleOf';
import { type HomeSnapshot, fillFromSnapshot, repliesOf } from './startup/homeSnapshot';
import { type HomeVariant, variantName } from './startup/homeVariant';
import { player } from './startup/lazyBundles';
import { BootFailure } from './failure/BootFailure';
import { startFeatures } from './startFeatures';
import { createAppStore } from './store';

// The server's half of home. The build runs it once for the documents that need no server (build/finishDocument.mjs); the server runs it
// for each snapshot (server/home).

/** The operator's configuration, and the domain on which merchants may have other codes. Without them: the default configuration. */
export type Operator = { config?: unknown; domain?: string };

/** The site of one merchant in one language. */
export type Site = Operator & { merchant: string; locale: Locale };

/** Where and when a snapshot is taken. `gateway`: an origin. */
export type Source = { gateway: string; imageCdnDraw: number; now: number };

export const kinds = ['visitor', 'player'] as const;

export { homeAliases, variantName };

type Notices = Record<'noScript' | 'failure' | 'tooOld', string>;

const ready = Promise.all([startI18n('en'), player.load()]);

/** Returns the sites on a domain, the default one first, each with its merchant's accent and gateways. Throws if the configuration is invalid. */
export function sitesOf(operator: Operator = {}): (Site & Pick<Merchant, 'accent' | 'gatewayHosts'>)[] {
  const config = configOf(operator);
  return config.merchants.flatMap(({ code: merchant, langList, accent, gatewayHosts }) => {
    const first = siteOf(config, { merchant }).locale;
    const offered = langList.map((language) => siteOf(config, { merchant, language }).locale);
    return [...new Set([first, ...offered])].map((locale) => ({ ...operator, merchant, locale, accent, gatewayHosts }));
  });
}

/**
 * Asks the gateway for the public data of home, as a visitor. Returns undefined if a call failed or the site is closed: the document then
 * has skeletons, and the app asks the gateway itself.
 */
export async function takeSnapshot(site: Site, { gateway, imageCdnDraw, now }: Source): Promise<HomeSnapshot | undefined> {
  const store = createAppStore({ getHosts: () => [gateway], getToken: () => undefined, retryDelaysMs: [] }, stateOf(site));
  try {
    await Promise.all(startFeatures.map(({ ask }) => ask?.(store.dispatch, store.getState())));
    const status = selectStatus(store.getState());
    const replies = repliesOf(store.getState()).filter(({ endpointName }) => endpointName !== 'getStatus');
    const isWhole = Object.keys(store.getState().api.queries).length === replies.length + 1;
    if (!isWhole || !status || status.maintenance || status.regionRestriction) return undefined;
    return { takenAt: now, imageCdnDraw, status, replies };
  } finally {
    store.dispatch(api.util.resetApiState());
  }
}

let last: Promise<unknown> = ready;

/** Renders home for hydration: with the data of a snapshot, or with skeletons. */
export function renderHome(home: Operator & HomeVariant, snapshot?: HomeSnapshot): Promise<string> {
  // All renderings share the texts, so only one may run at a time.
  const markup = last.then(() => render(home, snapshot));
  last = markup.catch(() => undefined);
  return markup;
}

async function render({ kind, ...site }: Operator & HomeVariant, snapshot?: HomeSnapshot): Promise<string> {
  const store = createAppStore({}, stateOf(site));
  await Promise.all([appBundleOf(store).load(), player.load()]);
  // A login drops the visitor's data, so the snapshot is applied after it.
  if (kind === 'player') store.dispatch(loggedIn({ token: 'prerender', userName: '', type: 0, merchantCode: site.merchant }));
  if (snapshot) fillFromSnapshot(store, snapshot);
  await changeLocale(site.locale);
  try {
    const { prelude } = await prerender(
      <Providers store={store}>
        <StaticRouter location={paths.home}>
          <App />
        </StaticRouter>
      </Providers>,
      // Otherwise React sends large blocks after the rest, with an inline script that moves them. The content security policy refuses the script.
      { progressiveChunkSize: Infinity, onError: (error) => console.error('A block of home could not be rendered:', error) },
    );
    return await new Response(prelude).text();
  } finally {
    forgetBundleOf(store);
    store.dispatch(api.util.resetApiState());
  }
}

/** The document's notices for browsers in which the app cannot start. */
export async function renderNotices(): Promise<Notices> {
  await ready;
  const store = createAppStore();
  await appBundleOf(store).load();
  forgetBundleOf(store);
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
