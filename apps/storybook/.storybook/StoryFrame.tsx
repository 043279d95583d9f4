import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useState } from 'react';
import { followStory, frameAddress } from './frameOf';
import { useToolbar } from './useToolbar';

type FramedStory = { id: string; name: string; moduleExport: ComponentProps<typeof Source>['of'] };

type StoryFrameProps = { story: FramedStory; isScreen?: boolean };

/** A story in a frame as wide as a phone and as high as the story, as the toolbar is set. It loads when it comes into view. */
export function StoryFrame({ story: { id, name, moduleExport }, isScreen = false }: StoryFrameProps) {
  const toolbar = useToolbar(useContext(DocsContext).channel);
  return (
    <>
      <iframe
        className="story-frame"
        title={name}
        src={frameAddress(id, toolbar)}
        loading="lazy"
        onLoad={({ currentTarget }) => followStory(currentTarget, isScreen)}
      />
      <details>
        <summary>Show code</summary>
        <Source of={moduleExport} />
      </details>
    </>
  );
}

type StoryStageProps = { stories: FramedStory[]; isScreen: boolean };

/** One frame for all stories, because each frame loads the handbook again. */
export function StoryStage({ stories, isScreen }: StoryStageProps) {
  const [shown, setShown] = useState(stories[0]);
  return (
    <>
      <div className="story-choice" role="group" aria-label="Stories">
        {stories.map((story) => (
          <button key={story.id} type="button" aria-pressed={story.id === shown?.id} onClick={() => setShown(story)}>
            {story.name}
          </button>
        ))}
      </div>
      {shown && <StoryFrame key={shown.id} story={shown} isScreen={isScreen} />}
    </>
  );
}
