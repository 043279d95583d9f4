import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { domainsOf, siteConfig, siteOn } from '../brand/siteConfig.mjs';
import { homePart } from './homePart.mjs';
import { refreshed } from './refreshed.mjs';

/** In milliseconds (ADR 0022). */
const LIMITS = { freshFor: 30_000, keepFor: 10 * 60_000, restFor: 60 * 60_000, patience: 5000, pause: 5000 };

/** @typedef {import('../filledFile.mjs').FilledFile} Page */

/**
 * Renders the documents of home: one for each merchant, language and kind of visitor. Each has a snapshot of the gateway's public data, or
 * skeletons while there is none.
 * @param {{ folder: string, config: object, gatewayOf: (merchant: string) => Promise<string | undefined>, toPage: (html: string, domain: string) => Promise<Page>, limits?: import('./refreshed.mjs').Limits, clock?: () => number }} options
 * `gatewayOf`: the origin for merchants without `gatewayHosts`. `toPage` makes the page of a document on a domain.
 * @returns {Promise<((request: { domain: string, cookie: string }) => Page) & { ages: () => { site: string, seconds: number }[] }>} Rejects if the build has no renderer.
 */
export async function homePages({ folder, config, gatewayOf, toPage, limits = LIMITS, clock = Date.now }) {
  const { kinds, renderHome, sitesOf, takeSnapshot, variantName } = await import(pathToFileURL(resolve(folder, '.server/renderHome.js')));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { texts } = JSON.parse(readFileSync(join(folder, '.server/build.json'), 'utf8'));
  // One draw for each server spreads the players over the image CDNs, and keeps the addresses of the images.
  const imageCdnDraw = Math.random();
  /** Page by site and name of the variant. */
  const pages = new Map();
  /** Snapshots by site and language. */
  const snapshots = new Map();
  /** Pages by domain and name of the variant, the default one first. */
  const offers = new Map();
  for (const domain of domainsOf(config)) {
    const sites = sitesOf({ config: siteConfig(config, domain), domain });
    for (const site of sites) if (!pages.has(keyOf({ ...site, kind: kinds[0] }))) await open(site);
    const variants = sites.flatMap((site) => kinds.map((kind) => ({ ...site, kind })));
    offers.set(domain, new Map(variants.map((variant) => [variantName(variant), pages.get(keyOf(variant))])));
  }

  return Object.assign(pageFor, { ages });

  function pageFor({ domain, cookie }) {
    const offered = offers.get(domain) ?? offers.get('');
    const wanted = /(?:^|;\s*)home=([\w.-]+)/.exec(cookie)?.[1];
    const [first] = offered.values();
    return (offered.get(wanted) ?? first)();
  }

  /** The ages of the snapshots that there are, in seconds. */
  function ages() {
    const known = [...snapshots].map(([site, taken]) => ({ site, seconds: taken.age() / 1000 }));
    return known.filter(({ seconds }) => Number.isFinite(seconds));
  }

  /** Domains with the same merchants share their pages. */
  function keyOf(variant) {
    return `${siteOn(config, variant.domain).site} ${variantName(variant)}`;
  }

  async function open(site) {
    const shells = await renderAll(site);
    const taken = refreshed(() => takePages(site), { ...limits, clock });
    // The first snapshot need not wait for the first player.
    taken();
    snapshots.set(`${site.merchant}.${site.locale}`, taken);
    for (const kind of kinds) pages.set(keyOf({ ...site, kind }), () => (taken() ?? shells)[kind]);
  }

  async function takePages(site) {
    const origin = site.gatewayHosts[0] ?? (await gatewayOf(site.merchant));
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
      home.domain,
    );
  }
}
