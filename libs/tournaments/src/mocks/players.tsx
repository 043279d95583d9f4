import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { tournamentsFeature } from '../feature';

const core = [siteFeature, playerFeature, submissionFeature];

/** Returns options for tests and stories with a session of this type (specification 3): 0 is a member, 4 a trial, 41 an agent. */
export const asType = (type: number) => ({
  with: core,
  events: [loggedIn({ token: 'token-of-maria', userName: 'maria', type, merchantCode: '200jilif3' })],
});
export const asMember = asType(0);
export const asVisitor = { with: core, events: [] };

/** Wraps this library's stories. A story can set its path with the parameter `path` and the player with `player` (default: a member). */
export const withTournaments: Decorator = (Story, { globals: { locale }, parameters: { path, player = asMember } }) => (
  <StoryStage key={`${locale} ${path}`} with={[tournamentsFeature, ...player.with]} events={player.events} locale={locale} path={path}>
    <Story />
  </StoryStage>
);
