import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { tournamentsFeature } from '../feature';
import { asMember } from './players';

/** Wraps this library's stories. A story can set its path with the parameter `path` and the player with `player` (default: a member). */
export const withTournaments: Decorator = (Story, { globals: { locale }, parameters: { path, player = asMember } }) => (
  <StoryStage key={`${locale} ${path}`} with={[tournamentsFeature, ...player.with]} events={player.events} locale={locale} path={path}>
    <Story />
  </StoryStage>
);
