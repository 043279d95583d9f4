import { escapeMarkup } from '../runtimeConfig.mjs';

/**
 * @typedef {object} Preview What messengers, social networks and search engines are told of a page. All texts are plain.
 * @property {string} [title] Without the name of the brand; home has none.
 * @property {string} [text]
 * @property {string} [image] A URL, or a path of the site.
 * @property {string} [address] Path and query, without the language.
 * @property {boolean} isKnown False for what search engines must not list: private pages, unknown ids.
 * @property {string} locale The language of the page, for example `fil`.
 * @property {string} [language] The same in the gateway's code.
 * @property {string[]} locales The languages in which the page is offered.
 */

/**
 * The tags of a page besides its title and its description. Networks need absolute addresses, so without an origin those tags are left out.
 * @param {Partial<Preview> & { brand?: string, country?: string, origin?: string }} page
 */
export function previewTags({ title, text, image, address, isKnown = true, locale, locales = [], brand, country, origin }) {
  // A page that is not listed has no address to list either.
  const here = isKnown && origin && address && pageAddress(origin, address, locales.length > 1 ? locale : undefined);
  const picture = absolute(image, origin);
  const properties = {
    'og:type': brand && 'website',
    'og:site_name': brand,
    'og:locale': locale && country && `${locale}_${country}`,
    'og:title': title,
    'og:description': text,
    'og:url': here,
    'og:image': picture,
  };
  const names = {
    'twitter:card': brand && (picture ? 'summary_large_image' : 'summary'),
    'twitter:title': title,
    'twitter:description': text,
    'twitter:image': picture,
  };
  return [
    isKnown ? '' : '<meta name="robots" content="noindex">',
    ...(here
      ? [link('canonical', here), ...alternates(origin, address, locales).map(([language, href]) => link('alternate', href, language))]
      : []),
    ...metas('property', properties),
    ...metas('name', names),
  ].join('');
}

/**
 * The addresses of a page by language, with `x-default` for readers of any other language. A page in one language has none.
 * @param {string} origin
 * @param {string} address
 * @param {string[]} locales
 * @returns {[language: string, href: string][]}
 */
export function alternates(origin, address, locales) {
  if (locales.length < 2) return [];
  return [...locales.map((locale) => [locale, pageAddress(origin, address, locale)]), ['x-default', origin + address]];
}

/**
 * The absolute address of a page in a language.
 * @param {string} origin
 * @param {string} address Path and query.
 * @param {string} [locale]
 */
export function pageAddress(origin, address, locale) {
  const separator = address.includes('?') ? '&' : '?';
  return origin + address + (locale ? `${separator}lang=${locale}` : '');
}

function absolute(image, origin) {
  if (!image || /^https:\/\//.test(image)) return image;
  return /^\/(?!\/)/.test(image) && origin ? origin + image : undefined;
}

function link(rel, href, hreflang) {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeMarkup(href)}">`;
}

function metas(attribute, tags) {
  const said = Object.entries(tags).filter(([, value]) => value);
  return said.map(([name, value]) => `<meta ${attribute}="${name}" content="${escapeMarkup(value)}">`);
}
