import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import css from '@parlour/ui/tokens.css?raw';
import { brandTheme } from './brandTheme';

const themes = { dark: brandTheme(css, 'dark'), light: brandTheme(css, 'light') };

type Theme = 'dark' | 'light';
type GlobalsEvent = { globals: { theme?: Theme } };

/** Shows a page of documentation on the product's own ground, in the theme of the toolbar. The colours are in handbook.css. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState<Theme>(() => lastTheme(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)));

  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(globals.theme ?? 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return (
    <DocsContainer context={context} theme={themes[theme === 'light' ? 'light' : 'dark']}>
      {children}
    </DocsContainer>
  );
}

function lastTheme(event: [GlobalsEvent] | undefined): Theme {
  return event?.[0].globals.theme ?? 'dark';
}
