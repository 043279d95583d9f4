import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { agentFeature } from '../feature';
import { asType } from './players';

/**
 * Wraps this library's stories. A story can set its path with the parameter `path` and the account type with `type` (default 1).
 */
export const withAgent: Decorator = (Story, { globals: { locale }, parameters: { path = '/', type = 1 } }) => {
  const player = asType(type);
  return (
    <StoryStage key={`${locale} ${path}`} with={[agentFeature, ...player.with]} events={player.events} locale={locale} path={path}>
      <Story />
    </StoryStage>
  );
};
