import { escapeMarkup } from '../runtimeConfig.mjs';
import { accentCss, grounds } from './accent.mjs';

/** The address of the files of brands (`PARLOUR_BRANDS`). */
export const BRAND_PATH = '/m/brand/';

/**
 * @typedef {object} Page The brand in a document, before and outside of the app.
 * @property {string} [title]
 * @property {string} [description]
 * @property {string} [shareImage] File for messengers and social networks, best 1200 × 630.
 * @property {{ svg?: string, touch?: string, 192?: string, 512?: string, maskable?: string }} [icons] Files; `touch` is the one of iOS.
 * @property {string} [colour] Background of the splash screen and of the browser's bar; without it, that of the theme.
 * @property {'dark' | 'light'} [theme] The theme until the player chooses one; dark without it.
 */

/**
 * Writes the brand of a domain's first merchant into the document, and the accents of all.
 * @param {string} html
 * @param {{ merchant?: { brand?: string, page?: Page }, merchants: { accent?: string }[], domain: string }} site
 */
export function fillBrand(html, { merchant = {}, merchants, domain }) {
  const { brand, page = {} } = merchant;
  const { icons = {}, theme } = page;
  const title = page.title ?? brand;
  const styles = accentCss(merchants.map(({ accent }) => accent));
  const css = styles.length > 0 ? `<style>${styles.join('')}</style>` : '';
  const parts = [
    [/(<title>)[^<]*/, title],
    [/(<meta name="description" content=")[^"]*/, page.description],
    [/(<meta name="color-scheme" content=")[^"]*/, theme],
    [/(<meta name="theme-color" content=")[^"]*/, colourOf(page)],
    [/(<link rel="icon" href=")[^"]*/, icons.svg && BRAND_PATH + icons.svg],
    [/(<link rel="apple-touch-icon" href=")[^"]*/, icons.touch && BRAND_PATH + icons.touch],
  ];
  const filled = parts.reduce(
    (text, [place, value]) => (value ? text.replace(place, (_, open) => open + escapeMarkup(value)) : text),
    html,
  );
  // Dark is the theme without a mark.
  const themed = theme === 'light' ? filled.replace('<html', '<html data-theme="light"') : filled;
  return themed.replace('</head>', () => `${shareTags({ ...page, title, brand, domain })}${css}</head>`);
}

function shareTags({ title, description, shareImage, brand, domain }) {
  const tags = {
    'og:type': brand && 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    // Networks ask for an absolute address.
    'og:image': shareImage && domain && `https://${domain}${BRAND_PATH}${shareImage}`,
  };
  const said = Object.entries(tags).filter(([, value]) => value);
  return said.map(([name, value]) => `<meta property="${name}" content="${escapeMarkup(value)}">`).join('');
}

/**
 * The web app manifest of a brand.
 * @param {string} json The manifest of the build.
 * @param {{ brand?: string, page?: Page } | undefined} merchant
 */
export function fillManifest(json, { brand, page = {} } = {}) {
  const manifest = JSON.parse(json);
  const { icons: files = {}, description } = page;
  const colour = colourOf(page);
  const own = [
    icon(files.svg, { sizes: 'any', type: 'image/svg+xml', purpose: 'any' }),
    icon(files[192], { sizes: '192x192', type: 'image/png', purpose: 'any' }),
    icon(files[512], { sizes: '512x512', type: 'image/png', purpose: 'any' }),
    icon(files.maskable, { sizes: '512x512', type: 'image/png', purpose: 'maskable' }),
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
