import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { useToolbar } from './useToolbar';

type StoryFrameProps = { id: string; name: string; of: ComponentProps<typeof Source>['of']; height: 'screen' | 'part' };

/**
 * A story in a frame as wide as a phone, as the toolbar is set. Storybook's own frame knows nothing of the toolbar. It loads when it comes
 * into view.
 */
export function StoryFrame({ id, name, of, height }: StoryFrameProps) {
  const toolbar = useToolbar(useContext(DocsContext).channel);
  const globals = Object.entries(toolbar).flatMap(([key, value]) => (typeof value === 'string' ? `${key}:${value}` : []));
  const address = new URLSearchParams({ id, viewMode: 'story', globals: globals.join(';') });
  return (
    <>
      <iframe className="story-frame" data-height={height} title={name} src={`iframe.html?${address}`} loading="lazy" />
      <details>
        <summary>Show code</summary>
        <Source of={of} />
      </details>
    </>
  );
}
