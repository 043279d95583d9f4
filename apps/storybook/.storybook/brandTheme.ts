import { themesOf, tokenValues } from '@parlour/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming';

/** The look of Storybook itself in the colours of the product: `css` is the text of tokens.css. */
export function brandTheme(css: string, base: 'dark' | 'light'): ThemeVars {
  const values = tokenValues(css, themesOf(css)[base] ?? []);
  const color = (name: string) => values.get(`color-${name}`) ?? '';
  return create({
    base,
    brandTitle: 'Parlour',
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
