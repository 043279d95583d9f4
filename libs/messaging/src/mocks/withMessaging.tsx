import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { messagingFeature } from '../feature';
import { asMember } from './players';

/**
 * Story decorator of this library. A story may set its URL by the parameter `path` and its player by `player`; the default is a
 * member.
 */
export const withMessaging: Decorator = (Story, { globals: { locale }, parameters: { path, player = asMember } }) => (
  <StoryStage key={`${locale} ${path}`} with={[messagingFeature, ...player.with]} events={player.events} locale={locale} path={path}>
    <Story />
  </StoryStage>
);
