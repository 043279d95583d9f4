import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brandOn, domainsOf, siteConfig, siteOn } from '../brand/siteConfig.mjs';
import { HOME, HOMES } from '../paths.mjs';
import { escapeMarkup } from '../runtimeConfig.mjs';
import { robotsText, sitemapText } from './crawlerTexts.mjs';
import { boundedMap, queue, rate, refreshed } from './limits.mjs';
import { criticalCss, pagePart } from './pageParts.mjs';

/**
 * Times in milliseconds (ADR 0034). `pages`: in memory besides home. `wait`: how long a request for a page that is not in memory waits for the
 * replies, because a program that draws a preview of a link asks once. `opened`: pages that may be opened within `per`. `warm`: how long a new server waits
 * for the data of home. `sitemap`: in place of the first times, for the addresses that the replies name.
 */
const LIMITS = {
  freshFor: 30_000,
  keepFor: 10 * 60_000,
  restFor: 60 * 60_000,
  patience: 12_000,
  pause: 5000,
  warm: 10_000,
  pages: 120,
  wait: 1000,
  opened: 300,
  per: 60_000,
  sitemap: { freshFor: 15 * 60_000, restFor: 24 * 60 * 60_000 },
};

/** Time between two looks at a home without its data, in milliseconds; the home itself decides when it asks again. */
const LOOK_MS = 250;

/** At most two pages take their data at once, so that many new addresses do not flood the gateway. */
const AT_ONCE = 2;

/** @typedef {import('../filledFile.mjs').FilledFile} Page */
/** @typedef {{ domain: string, code: string, preview: import('../brand/previewTags.mjs').Preview }} PageSite `code` of the merchant. */
/** @typedef {{ page: Page, isWhole: boolean, isPublic: boolean }} Sent `isWhole`: with its data, so that a cache may keep it. */

/**
 * Renders the documents of the app: one for each address, merchant, language and kind of visitor. Each has a snapshot of the gateway's public
 * data, or the screen's loading state while there is none.
 * @param {{ folder: string, config: object, gatewayOf: (merchant: string) => Promise<string | undefined>, toPage: (html: string, site: PageSite) => Promise<Page>, textsAt: (address: string) => object, limits?: Partial<typeof LIMITS>, clock?: () => number }} options
 * `gatewayOf`: the origin for merchants without `gatewayHosts`. `toPage` makes the page of a document. `textsAt`: the operator's texts (openLanguages.mjs).
 * @returns {Promise<((request: { domain: string, cookie: string, url: URL }) => Promise<Sent | undefined>) & { ages: () => { site: string, seconds: number }[], robots: (domain: string) => string, sitemap: (domain: string) => Promise<string | undefined>, missing: () => string[], warm: () => Promise<void> }>}
 * Undefined for an address that the server does not draw, and for the sitemap of a site without an origin (`brandOn`). Rejects if the build has no
 * renderer.
 */
export async function documentPages({ folder, config, gatewayOf, toPage, limits: changed, textsAt, clock = Date.now }) {
  const limits = { ...LIMITS, ...changed };
  const renderer = await import(pathToFileURL(resolve(folder, '.server/renderPages.js')));
  const {
    kinds,
    languageOf,
    namedAddresses,
    ownLocale,
    pageAt,
    privatePaths,
    publicAddresses,
    renderPage,
    sitesOf,
    takeSnapshot,
    variantName,
  } = renderer;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { texts, files, next, rules } = JSON.parse(readFileSync(join(folder, '.server/build.json'), 'utf8'));
  // One draw for each server spreads the players over the image CDNs, and keeps the addresses of the images.
  const imageCdnDraw = Math.random();
  const inTurn = queue(AT_ONCE);
  const began = clock();
  const mayOpen = rate({ count: limits.opened, per: limits.per, clock });
  /** The home pages of a site and language, which are always there. */
  const homes = new Map();
  const others = boundedMap(limits.pages);
  /** Sites by domain and name of the variant, the default one first. */
  const offers = new Map();
  /** The addresses in the sitemap, by site: those that are always there, and those that the replies name. */
  const named = new Map();
  const closed = privatePaths();
  for (const domain of domainsOf(config)) {
    const sites = sitesOf({ config: siteConfig(config, domain), domain, textsAt });
    const variants = sites.flatMap((site) => kinds.map((kind) => ({ site, kind, name: variantName({ ...site, kind }) })));
    offers.set(domain, new Map(variants.map((variant) => [variant.name, variant])));
    for (const site of sites) {
      if (homes.has(keyOf(site))) continue;
      const pages = open({ site, address: HOME, isPublic: true });
      await pages.loading();
      homes.set(keyOf(site), pages);
    }
  }

  return Object.assign(pageFor, { ages, robots, sitemap, missing, warm });

  async function pageFor({ domain, cookie, url }) {
    const found = await pageAt(url);
    if (!found) return undefined;
    const { site, kind } = variantFor({ domain, cookie, locale: url.searchParams.get('lang') });
    // Only players see a private screen. A visitor is led to the login by the app.
    if (!found.isPublic && kind !== 'player') return undefined;
    if (found.address === HOME) return homes.get(keyOf(site)).read(kind);
    const key = `${keyOf(site)} ${found.address}`;
    const known = others.get(key);
    if (known) return known.read(kind);
    if (!mayOpen()) return undefined;
    const pages = others.set(key, open({ site, ...found }));
    await Promise.race([pages.taken.settled(), pause(limits.wait, undefined, { ref: false })]);
    return pages.read(kind);
  }

  /** `locale`: the language that the address names; it counts before the cookie's if the merchant offers it. */
  function variantFor({ domain, cookie, locale }) {
    const offered = offersOn(domain);
    const wanted = /(?:^|;\s*)home=([\w.-]+)/.exec(cookie)?.[1];
    const [first] = offered.values();
    const { site, kind, name } = offered.get(wanted) ?? first;
    return offered.get(variantName({ ...site, kind, locale })) ?? offered.get(name);
  }

  function offersOn(domain) {
    return offers.get(domain) ?? offers.get('');
  }

  /** The languages of a merchant, its first one first. */
  function localesOf({ domain, merchant }) {
    const sites = [...offersOn(domain).values()].map(({ site }) => site);
    return [...new Set(sites.filter((site) => site.merchant === merchant).map(({ locale }) => locale))];
  }

  function robots(domain) {
    const [{ site }] = offersOn(domain).values();
    return robotsText({ closed, origin: brandOn(config, site.domain, site.merchant).origin });
  }

  /** The sitemap of a domain's first merchant. What the replies name is missing as long as the gateway has not answered. */
  async function sitemap(domain) {
    const [{ site }] = offersOn(domain).values();
    const { origin } = brandOn(config, site.domain, site.merchant);
    if (!origin) return undefined;
    const key = keyOf(site);
    if (!named.has(key))
      named.set(key, {
        open: await publicAddresses(site),
        taken: refreshed(() => inTurn(() => takeNames(site)), { ...limits, ...limits.sitemap, clock }),
      });
    const { open: always, taken } = named.get(key);
    if (!taken()) await Promise.race([taken.settled(), pause(limits.wait, undefined, { ref: false })]);
    const addresses = [...always, ...(taken() ?? [])];
    return sitemapText({ addresses, origin, locales: localesOf(site) });
  }

  /** The ages of home's snapshots in seconds; before the first one, how long the server has been asking for it. */
  function ages() {
    const ageOf = ({ taken }) => taken.age() ?? clock() - began;
    return [...homes.values()].map((home) => ({ site: `${home.site.merchant}.${home.site.locale}`, seconds: ageOf(home) / 1000 }));
  }

  /** The home pages without their data. */
  function missing() {
    return [...homes.values()]
      .filter(({ taken }) => taken.age() === undefined)
      .map(({ site }) => `data of ${site.merchant}.${site.locale}`);
  }

  /** Waits for the data of home, where a gateway has it, but not for ever. */
  async function warm() {
    const late = AbortSignal.timeout(limits.warm);
    const warmUp = async ({ site, taken }) => {
      if (!(await originOf(site))) return;
      while (!late.aborted && !taken()) {
        await taken.settled();
        if (!taken()) await pause(LOOK_MS, undefined, { ref: false });
      }
    };
    await Promise.race([once(late, 'abort'), Promise.all([...homes.values()].map(warmUp))]);
  }

  /** Domains with the same merchants share their pages. */
  function keyOf({ domain, merchant, locale }) {
    return `${siteOn(config, domain).site} ${merchant}.${locale}`;
  }

  async function takeNames(site) {
    const gateway = await originOf(site);
    return gateway && namedAddresses(site, { gateway, imageCdnDraw, now: clock() });
  }

  /** The pages of one address for all kinds of visitors. Their data is asked for once. */
  function open({ site, ...page }) {
    const { isPublic } = page;
    let shells;
    /** The pages in their loading state, rendered when somebody needs them. */
    const loading = () => (shells ??= renderAll(site, page));
    const taken = refreshed(() => inTurn(() => takePages(site, page)), { ...limits, clock });
    if (isPublic) taken();
    return { site, taken, loading, read };

    async function read(kind) {
      const whole = isPublic ? taken() : undefined;
      return { page: (whole ?? (await loading()))[kind], isWhole: whole !== undefined, isPublic };
    }
  }

  async function takePages(site, page) {
    const origin = await originOf(site);
    const snapshot = origin && (await takeSnapshot(site, page.address, { gateway: origin, imageCdnDraw, now: clock() }));
    return snapshot && renderAll(site, page, snapshot);
  }

  async function originOf({ gatewayHosts, merchant }) {
    return gatewayHosts[0] ?? gatewayOf(merchant);
  }

  /** The pages of an address by kind of visitor. */
  async function renderAll(site, page, snapshot) {
    return Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await render({ ...site, kind }, page, snapshot)])));
  }

  async function render(variant, { address, isPublic }, snapshot) {
    const { locale, accent, domain, merchant } = variant;
    const { code: language, isRightToLeft, texts: added } = languageOf(locale);
    const own = ownLocale(locale);
    const { markup, data, route, preview } = await renderPage(variant, address, snapshot);
    const locales = localesOf(variant);
    const paths = address === HOME ? HOMES : [address.split('?', 1)[0]];
    const { css } = criticalCss(markup, { html, rules });
    return toPage(
      html
        .replace(
          /<html([^>]*) lang="en"/,
          (_, rest) => `<html${rest} lang="${locale}"${isRightToLeft ? ' dir="rtl"' : ''} data-accent="${accent}"`,
        )
        .replace('</head>', () => `${css && `<style>${css}</style>`}</head>`)
        .replace(/<!--home-->.*<!--\/home-->/s, () => pagePart({ name: variantName(variant), markup, snapshot: data }))
        .replace(/ data-paths="[^"]*"/, () => ` data-paths="${paths.join(' ')}" data-languages="${locales.join(' ')}"`)
        .replace('<title>', () => `<title lang="${locale}" data-page="${escapeMarkup(address)}">`)
        .replace(/<template id="next"[^>]*>/, () => `<template id="next"${next[own]}>`)
        .replace(/<!--texts-->.*<!--\/texts-->/s, () => texts[own] + (added ? preload(added.blocks) : '') + (files[route]?.[own] ?? '')),
      { domain, code: merchant, preview: { ...preview, isKnown: isPublic && preview.isKnown, locale, language, locales } },
    );
  }
}

/** The app fetches these texts before it shows anything. */
function preload(address) {
  return `<link rel="preload" as="fetch" href="${address}" crossorigin>`;
}
