import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { agentFeature } from '../feature';

/** Returns options for tests and stories with a session of this type (specification 3); 1 is a member who is also an agent. */
export function asType(type: number) {
  const session = { token: 'token-of-carlo', userName: 'carlo', type, merchantCode: '200jilif3' };
  return { with: [siteFeature, playerFeature, submissionFeature], events: [loggedIn(session)] };
}

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
