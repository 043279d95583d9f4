import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, useEffect } from 'react';
import css from '@parlour/ui/tokens.css?raw';
import { brandTheme } from './brandTheme';
import { setPageLook } from './pageLook';
import { useToolbar } from './useToolbar';

const themes = { dark: brandTheme(css, 'dark'), light: brandTheme(css, 'light') };

/** Shows a page of documentation on the product's own ground, in the theme of the toolbar. The colours are in handbook.css. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(context.channel);

  useEffect(() => {
    // The story that was shown before may have been in another language.
    document.documentElement.lang = 'en';
    setPageLook({ ...toolbar, theme: toolbar.theme ?? 'dark' });
  }, [toolbar]);

  return (
    <DocsContainer context={context} theme={themes[toolbar.theme === 'light' ? 'light' : 'dark']}>
      <Suspense>{children}</Suspense>
    </DocsContainer>
  );
}
