import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

/** The settings of the toolbar: theme, merchant, language and so on. */
export type Toolbar = { theme?: 'dark' | 'light' } & Record<string, unknown>;
/** `userGlobals` are those of the toolbar; `globals` also have the values of the shown story. The frames on a page send these events to it too. */
type GlobalsEvent = { globals: Toolbar; userGlobals?: Toolbar };

/** Follows the toolbar on a page of documentation. */
export function useToolbar(channel: DocsContextProps['channel']): Toolbar {
  const [toolbar, setToolbar] = useState<Toolbar>(() => lastOf(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)));
  useEffect(() => {
    const follow = ({ globals, userGlobals = globals }: GlobalsEvent) => setToolbar(userGlobals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return toolbar;
}

function lastOf(event: [GlobalsEvent] | undefined): Toolbar {
  return event?.[0].userGlobals ?? event?.[0].globals ?? {};
}
