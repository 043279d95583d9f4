import { alternates, pageAddress } from '../brand/previewTags.mjs';
import { SITEMAP } from '../paths.mjs';
import { escapeMarkup } from '../runtimeConfig.mjs';

/** The most addresses in one sitemap (sitemaps.org). */
const MOST = 50_000;

/**
 * The rules for crawlers: the app's pages are open, those that need a session and the calls of the gateway are not.
 * @param {{ closed: string[], origin?: string }} site `closed`: paths; one that ends with a slash stands for all below it.
 */
export function robotsText({ closed, origin }) {
  // The `$` keeps a rule for `/m/play` from matching `/m/playControls`.
  const rules = closed.flatMap((path) => (path.endsWith('/') ? [path] : [`${path}$`, `${path}?`]));
  const lines = ['User-agent: *', 'Allow: /m/', ...['/wps/', '/lgw/', ...rules].map((path) => `Disallow: ${path}`)];
  return `${[...lines, ...(origin ? ['', `Sitemap: ${origin}${SITEMAP}`] : [])].join('\n')}\n`;
}

/**
 * The sitemap of a site: each address in each language, with its other languages.
 * @param {{ addresses: string[], origin: string, locales: string[] }} site
 */
export function sitemapText({ addresses, origin, locales }) {
  const languages = locales.length > 1 ? locales : [undefined];
  const entries = addresses.slice(0, MOST / languages.length).flatMap((address) => {
    const links = alternates(origin, address, locales).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
    );
    return languages.map((locale) => `<url><loc>${escapeMarkup(pageAddress(origin, address, locale))}</loc>${links.join('')}</url>`);
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}
