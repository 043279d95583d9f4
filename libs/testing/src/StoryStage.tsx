import { type ReactNode, Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type StageOptions, createStage } from './createStage';

type StoryStageProps = StageOptions & { children: ReactNode; path?: string };

/** Provides a story with its features' store, router and messages. The story's handlers mock the network. */
export function StoryStage(props: StoryStageProps) {
  // A change of the language remounts the story.
  return <Built key={props.locale} {...props} />;
}

function Built({ children, path = '/', ...options }: StoryStageProps) {
  const [stage] = useState(() => createStage(options.with ?? [], options));
  return (
    <Suspense>
      <Ready stage={stage}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Ready>
    </Suspense>
  );
}

function Ready({ stage, children }: { stage: ReturnType<typeof createStage>; children: ReactNode }) {
  const { Wrapper } = use(stage);
  return <Wrapper>{children}</Wrapper>;
}
