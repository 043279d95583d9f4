import { escapeMarkup } from '../runtimeConfig.mjs';
import { accentCss, grounds } from './accent.mjs';
import { previewTags } from './previewTags.mjs';

/** The address of the files of brands (`PARLOUR_BRANDS`). */
export const BRAND_PATH = '/m/brand/';

/**
 * @typedef {object} Page The brand in a document, before and outside of the app.
 * @property {string} [title]
 * @property {string | Record<string, string>} [description] In one language, or by language: `{ "EN": …, "TY": … }`.
 * @property {string} [shareImage] File for messengers and social networks, best 1200 × 630.
 * @property {{ svg?: string, touch?: string, 192?: string, 512?: string, maskable?: string, monochrome?: string }} [icons] Files; `touch` is the one of iOS.
 * @property {string} [colour] Background of the splash screen and of the browser's bar; without it, that of the theme.
 * @property {'dark' | 'light'} [theme] The theme until the player chooses one; dark without it.
 */

/**
 * Writes the brand of a domain's first merchant into the document, the accents of all, and the preview of its page.
 * @param {string} html
 * @param {{ merchant?: Brand, merchants: { accent?: string }[], pageOf?: { merchant: Brand, origin?: string }, preview?: import('./previewTags.mjs').Preview & { isOwn?: boolean } }} site
 * `pageOf`: the merchant whose page it is, the first one without it. `preview`: that of the page, without it that of the site. Its `text` gives way to the brand's
 * description unless it is the page's own (`isOwn`).
 * @typedef {{ brand?: string, country?: string, page?: Page }} Brand
 */
export function fillBrand(html, { merchant = {}, merchants, pageOf = { merchant }, preview = {} }) {
  const { icons = {}, theme } = merchant.page ?? {};
  const { brand, country, page = {} } = pageOf.merchant;
  const styles = accentCss(merchants.map(({ accent }) => accent));
  const css = styles.length > 0 ? `<style>${styles.join('')}</style>` : '';
  const name = page.title ?? brand;
  // The app uses this name for a merchant without one.
  const title = preview.title ? `${preview.title} · ${brand ?? 'Parlour'}` : name;
  const text = preview.isOwn ? preview.text : (descriptionOf(page, preview.language) ?? preview.text);
  const parts = [
    [/(<title[^>]*>)[^<]*/, title],
    [/(<meta name="description" content=")[^"]*/, text],
    [/(<meta name="color-scheme" content=")[^"]*/, theme],
    [/(<meta name="theme-color" content=")[^"]*/, colourOf(merchant.page ?? {})],
    [/(<link rel="icon" href=")[^"]*/, icons.svg && BRAND_PATH + icons.svg],
    [/(<link rel="apple-touch-icon" href=")[^"]*/, icons.touch && BRAND_PATH + icons.touch],
  ];
  const filled = parts.reduce(
    (text, [place, value]) => (value ? text.replace(place, (_, open) => open + escapeMarkup(value)) : text),
    html,
  );
  // Dark is the theme without a mark.
  const themed = theme === 'light' ? filled.replace('<html', '<html data-theme="light"') : filled;
  const image = preview.image ?? (page.shareImage && BRAND_PATH + page.shareImage);
  const tags = previewTags({ ...preview, title, text, image, brand, country, origin: pageOf.origin });
  return themed.replace('</head>', () => `${tags}${css}</head>`);
}

/** The description in a language, or in the first language that has one. */
function descriptionOf({ description }, language) {
  if (typeof description !== 'object') return description;
  return description[language] ?? Object.values(description)[0];
}

/**
 * The web app manifest of a brand.
 * @param {string} json The manifest of the build.
 * @param {{ brand?: string, page?: Page } | undefined} merchant
 */
export function fillManifest(json, { brand, page = {} } = {}) {
  const manifest = JSON.parse(json);
  const { icons: files = {} } = page;
  const description = descriptionOf(page);
  const colour = colourOf(page);
  const own = [
    icon(files.svg, { sizes: 'any', type: 'image/svg+xml', purpose: 'any' }),
    icon(files[192], { sizes: '192x192', type: 'image/png', purpose: 'any' }),
    icon(files[512], { sizes: '512x512', type: 'image/png', purpose: 'any' }),
    icon(files.maskable, { sizes: '512x512', type: 'image/png', purpose: 'maskable' }),
    icon(files.monochrome, { sizes: '512x512', type: 'image/png', purpose: 'monochrome' }),
  ].filter(Boolean);
  return JSON.stringify({
    ...manifest,
    ...(brand && { name: page.title ?? brand, short_name: brand }),
    ...(description && { description }),
    ...(colour && { background_color: colour, theme_color: colour }),
    ...(own.length > 0 && { icons: own }),
  });
}

function colourOf({ colour, theme }) {
  return colour ?? (theme && grounds[theme][0]);
}

function icon(file, rest) {
  return file && { src: BRAND_PATH + file, ...rest };
}
