import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature, playSettings } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { promotionsFeature } from '../feature';

/**
 * Returns options for tests and stories with a session of this type (specification 3): 0 is a member, 4 a trial, 41 an agent.
 */
export function asType(type: number) {
  const session = { token: 'token-of-maria', userName: 'maria', type, merchantCode: '200jilif3' };
  return { with: [siteFeature, contentFeature, playerFeature, submissionFeature], events: [loggedIn(session)] };
}

export const asMember = asType(0);
export const asVisitor = { with: [siteFeature, contentFeature, playerFeature, submissionFeature], events: [] };

/** Hides promotions on this device, as the player may do in the play controls; `false` shows them again. */
export function hidePromotions(isHidden = true): void {
  playSettings.change((settings) => ({ ...settings, hidesPromotions: isHidden }));
}

/**
 * Wraps this library's stories. A story can set its path with the parameter `path` and the player with `player` (default: a
 * member).
 */
export const withPromotions: Decorator = (Story, { globals: { locale }, parameters: { path, player = asMember } }) => (
  <StoryStage key={`${locale} ${path}`} with={[promotionsFeature, ...player.with]} events={player.events} locale={locale} path={path}>
    <Story />
  </StoryStage>
);
