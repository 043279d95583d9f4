import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { agentFeature } from '../feature';
import { asType } from './players';

/** Surroundings of this library's stories. A story may name its address by the parameter `path`, and the type of account by `type`: 1 else. */
export const onAgentStage: Decorator = (Story, { globals: { locale }, parameters: { path = '/', type = 1 } }) => {
  const player = asType(type);
  return (
    <StoryStage key={`${locale} ${path}`} with={[agentFeature, ...player.with]} events={player.events} locale={locale} path={path}>
      <Story />
    </StoryStage>
  );
};
