import { themesOf, tokenValues } from '@parlour/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming';

/** The theme of Storybook's own pages. `css` is the text of tokens.css, `icon` the SVG of the product's icon. */
export function brandTheme(css: string, base: 'dark' | 'light', icon?: string): ThemeVars {
  const values = tokenValues(css, themesOf(css)[base] ?? []);
  const color = (name: string) => values.get(`color-${name}`) ?? '';
  return create({
    base,
    brandTitle: 'The handbook of Parlour',
    brandUrl: './',
    brandTarget: '_self',
    ...(icon && { brandImage: logo(icon, color('text')) }),
    fontBase: values.get('font-text') ?? '',
    fontCode: values.get('font-code') ?? '',
    colorPrimary: color('accent-strong'),
    colorSecondary: color('accent'),
    appBg: color('ground'),
    appContentBg: color('raise'),
    appPreviewBg: color('ground'),
    appHoverBg: color('raise-2'),
    appBorderColor: color('line'),
    barBg: color('raise'),
    barTextColor: color('dim'),
    barHoverColor: color('text'),
    barSelectedColor: color('accent'),
    textColor: color('text'),
    textMutedColor: color('dim'),
    textInverseColor: color('ground'),
    buttonBg: color('raise-2'),
    buttonBorder: color('line'),
    booleanBg: color('raise-2'),
    booleanSelectedBg: color('raise'),
    inputBg: color('sunken'),
    inputBorder: color('line-strong'),
    inputTextColor: color('text'),
  });
}

/** The icon beside the name. An SVG used as an image cannot load another image, so the icon is inlined. */
function logo(icon: string, color: string): string {
  const sized = icon.replace('<svg ', '<svg width="32" height="32" ');
  const name = `<text x="44" y="23" font-family="Georgia, 'Noto Serif', serif" font-size="21" font-weight="700" fill="${color}">Parlour</text>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="32" viewBox="0 0 140 32">${sized}${name}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
