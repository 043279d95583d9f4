import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { homePart, nameOf } from './homePart.mjs';
import { refreshed } from './refreshed.mjs';

/** In milliseconds (ADR 0021). */
const LIMITS = { freshFor: 30_000, keepFor: 10 * 60_000, patience: 5000, pause: 5000 };

/** @typedef {import('../filledFile.mjs').FilledFile} Page */

/**
 * Renders the documents of home: one for each domain, merchant, language and kind of visitor. Each has a snapshot of the gateway's public data,
 * or skeletons while there is none.
 * @param {{ folder: string, config: object, gateway?: string, toPage: (html: string) => Page, limits?: import('./refreshed.mjs').Limits, clock?: () => number }} options
 * `gateway`: the origin for merchants without `gatewayHosts`. `toPage` makes the page of a document.
 * @returns {Promise<(request: { domain: string, cookie: string }) => Page>} Rejects if the build has no renderer.
 */
export async function homePages({ folder, config, gateway, toPage, limits = LIMITS, clock = Date.now }) {
  const { variantsOf, renderHome, takeSnapshot } = await import(pathToFileURL(resolve(folder, '.server/renderHome.js')));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { texts } = JSON.parse(readFileSync(join(folder, '.server/build.json'), 'utf8'));
  // One draw for each server spreads the players over the image CDNs, and keeps the addresses of the images.
  const imageCdnDraw = Math.random();
  const domains = ['', ...config.merchants.flatMap(({ alternateDomains = {} }) => Object.keys(alternateDomains))];
  const homes = new Map(await Promise.all(domains.map(async (domain) => [domain, await homesOf(domain)])));

  return ({ domain, cookie }) => {
    const { byName, first } = homes.get(domain) ?? homes.get('');
    const wanted = /(?:^|;\s*)home=([\w.-]+)/.exec(cookie)?.[1];
    return (byName.get(wanted) ?? first)();
  };

  async function homesOf(domain) {
    const operator = { config, domain };
    const variants = variantsOf(operator);
    const snapshots = new Map();
    const byName = new Map();
    for (const variant of variants) {
      const site = `${variant.merchant}.${variant.locale}`;
      const both = variants.filter(({ merchant, locale }) => site === `${merchant}.${locale}`);
      if (!snapshots.has(site))
        snapshots.set(
          site,
          refreshed(() => takePages(operator, both), { ...limits, clock }),
        );
      const shell = await render(operator, variant);
      // The first snapshot need not wait for the first player.
      snapshots.get(site)();
      byName.set(nameOf(variant), () => snapshots.get(site)()?.get(variant.kind) ?? shell);
    }
    return { byName, first: byName.get(nameOf(variants[0])) };
  }

  /** The pages of one merchant and language by kind of visitor; undefined without a snapshot. */
  async function takePages(operator, variants) {
    const source = gatewayOf(variants[0].merchant, operator.domain);
    if (!source) return undefined;
    const snapshot = await takeSnapshot({ ...operator, ...variants[0] }, { gateway: source, imageCdnDraw, now: clock() });
    if (!snapshot) return undefined;
    return new Map(await Promise.all(variants.map(async (variant) => [variant.kind, await render(operator, variant, snapshot)])));
  }

  async function render(operator, variant, snapshot) {
    const markup = await renderHome({ ...operator, ...variant }, snapshot);
    const { accent } = merchantOf(variant.merchant, operator.domain);
    const document = html
      .replace(
        /<html([^>]*) lang="en"/,
        (_, others) => `<html${others} lang="${variant.locale}"${accent ? ` data-accent="${accent}"` : ''}`,
      )
      .replace(/<!--home-->.*<!--\/home-->/s, () => homePart({ variant, markup, snapshot }))
      .replace(/<!--texts-->.*<!--\/texts-->/s, () => texts[variant.locale]);
    return toPage(document);
  }

  function merchantOf(code, domain) {
    return config.merchants.find((merchant) => (merchant.alternateDomains?.[domain] ?? merchant.code) === code);
  }

  function gatewayOf(code, domain) {
    return merchantOf(code, domain).gatewayHosts?.[0] ?? gateway;
  }
}
