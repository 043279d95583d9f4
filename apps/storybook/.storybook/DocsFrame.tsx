import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import css from '@parlour/ui/tokens.css?raw';
import { brandTheme } from './brandTheme';
import { useToolbar } from './useToolbar';

const themes = { dark: brandTheme(css, 'dark'), light: brandTheme(css, 'light') };

/** Shows a page of documentation on the product's own ground, in the theme of the toolbar. The colours are in handbook.css. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar(context.channel);
  const shown = theme === 'light' ? 'light' : 'dark';

  useEffect(() => {
    document.documentElement.dataset['theme'] = shown;
  }, [shown]);

  return (
    <DocsContainer context={context} theme={themes[shown]}>
      {children}
    </DocsContainer>
  );
}
