import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { messagingFeature } from '../feature';

const session = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };

/** Options for tests and stories without a session. */
export const asVisitor = { with: [siteFeature, contentFeature, playerFeature], events: [] };
/** Returns a session of a type: 0 is a member, 4 a free trial, 41 an agent (specification 3). */
export function asType(type: number) {
  return { with: asVisitor.with, events: [loggedIn({ ...session, type })] };
}
export const asMember = asType(0);

/**
 * Story decorator of this library. A story may set its URL by the parameter `path` and its player by `player`; the default is a
 * member.
 */
export const withMessaging: Decorator = (Story, { globals: { locale }, parameters: { path, player = asMember } }) => (
  <StoryStage key={`${locale} ${path}`} with={[messagingFeature, ...player.with]} events={player.events} locale={locale} path={path}>
    <Story />
  </StoryStage>
);
