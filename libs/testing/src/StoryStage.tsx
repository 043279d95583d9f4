import { type ReactNode, Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type StageOptions, createStage } from './createStage';

type StoryStageProps = StageOptions & { children: ReactNode; path?: string };

/** Surroundings of a block in Storybook: store, router and messages of its features; the network is the story's handlers. */
export function StoryStage(props: StoryStageProps) {
  // Another language is another stage.
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
