import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { homePart } from './homePart.mjs';
import { refreshed } from './refreshed.mjs';

/** In milliseconds (ADR 0022). */
const LIMITS = { freshFor: 30_000, keepFor: 10 * 60_000, restFor: 60 * 60_000, patience: 5000, pause: 5000 };

/** @typedef {import('../filledFile.mjs').FilledFile} Page */

/**
 * Renders the documents of home: one for each merchant, language and kind of visitor. Each has a snapshot of the gateway's public data, or
 * skeletons while there is none.
 * @param {{ folder: string, config: object, gateway?: string, toPage: (html: string) => Page, limits?: import('./refreshed.mjs').Limits, clock?: () => number }} options
 * `gateway`: the origin for merchants without `gatewayHosts`. `toPage` makes the page of a document.
 * @returns {Promise<(request: { domain: string, cookie: string }) => Page>} Rejects if the build has no renderer.
 */
export async function homePages({ folder, config, gateway, toPage, limits = LIMITS, clock = Date.now }) {
  const { kinds, renderHome, sitesOf, takeSnapshot, variantName } = await import(pathToFileURL(resolve(folder, '.server/renderHome.js')));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { texts } = JSON.parse(readFileSync(join(folder, '.server/build.json'), 'utf8'));
  // One draw for each server spreads the players over the image CDNs, and keeps the addresses of the images.
  const imageCdnDraw = Math.random();
  /** Page by name of the variant. */
  const pages = new Map();
  /** Names of the variants by domain, the default one first. */
  const offers = new Map();
  for (const domain of ['', ...config.merchants.flatMap(({ alternateDomains = {} }) => Object.keys(alternateDomains))]) {
    const sites = sitesOf({ config, domain });
    for (const site of sites) if (!pages.has(variantName({ ...site, kind: kinds[0] }))) await open(site);
    offers.set(
      domain,
      sites.flatMap((site) => kinds.map((kind) => variantName({ ...site, kind }))),
    );
  }

  return ({ domain, cookie }) => {
    const offered = offers.get(domain) ?? offers.get('');
    const wanted = /(?:^|;\s*)home=([\w.-]+)/.exec(cookie)?.[1];
    return pages.get(offered.includes(wanted) ? wanted : offered[0])();
  };

  async function open(site) {
    const shells = await renderAll(site);
    const taken = refreshed(() => takePages(site), { ...limits, clock });
    // The first snapshot need not wait for the first player.
    taken();
    for (const kind of kinds) pages.set(variantName({ ...site, kind }), () => (taken() ?? shells)[kind]);
  }

  async function takePages(site) {
    const origin = site.gatewayHosts[0] ?? gateway;
    const snapshot = origin && (await takeSnapshot(site, { gateway: origin, imageCdnDraw, now: clock() }));
    return snapshot && renderAll(site, snapshot);
  }

  /** The pages of a site by kind of visitor. */
  async function renderAll(site, snapshot) {
    return Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await render({ ...site, kind }, snapshot)])));
  }

  async function render(home, snapshot) {
    const { locale, accent } = home;
    const markup = await renderHome(home, snapshot);
    return toPage(
      html
        .replace(/<html([^>]*) lang="en"/, (_, others) => `<html${others} lang="${locale}" data-accent="${accent}"`)
        .replace(/<!--home-->.*<!--\/home-->/s, () => homePart({ name: variantName(home), markup, snapshot }))
        .replace(/<!--texts-->.*<!--\/texts-->/s, () => texts[locale]),
    );
  }
}
