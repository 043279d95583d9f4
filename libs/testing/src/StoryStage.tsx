import { type ReactNode, Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type StageOptions, createStage } from './createStage';

/** Surroundings of a block in Storybook: store, router and messages of its features; the network is the story's handlers. */
export function StoryStage({ children, path = '/', ...options }: StageOptions & { children: ReactNode; path?: string }) {
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
