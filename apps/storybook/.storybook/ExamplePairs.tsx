import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentGuide, Example } from './componentGuide';
import { followStory, frameAddress } from './frameOf';
import { GuideText } from './GuideText';
import { useToolbar } from './useToolbar';

type ExamplePairsProps = { page: string; pairs: NonNullable<ComponentGuide['pairs']>; isFramed: boolean };

/** The right way beside the wrong way, rendered. */
export function ExamplePairs({ page, pairs, isFramed }: ExamplePairsProps) {
  const toolbar = useToolbar(useContext(DocsContext).channel);
  return pairs.map((pair, index) => (
    <div className="guide-rules pair" key={index}>
      {(['do', 'dont'] as const).map((side) => (
        <section key={side} aria-label={side === 'do' ? 'Do' : 'Don’t'}>
          {isFramed ? (
            <iframe
              className="story-frame"
              title={pair[side][0]}
              src={frameAddress('design-system-examples--default', toolbar, `page:${page};pair:${index};side:${side}`)}
              loading="lazy"
              onLoad={({ currentTarget }) => followStory(currentTarget, false)}
            />
          ) : (
            <Picture example={pair[side]} />
          )}
          <p>
            <strong>{side === 'do' ? 'Do.' : 'Don’t.'}</strong> <GuideText text={pair[side][0]} />
          </p>
        </section>
      ))}
    </div>
  ));
}

type PictureProps = { example: Example };

/** Renders an example that nobody can operate, because a wrong one may also be wrong for assistive technology. */
function Picture({ example: [, Shown] }: PictureProps) {
  return (
    <Unstyled>
      <div className="pair-picture" inert>
        <Shown />
      </div>
    </Unstyled>
  );
}
