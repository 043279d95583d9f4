import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { promotionsFeature } from '../feature';
import { asMember } from './players';

/** Surroundings of this library's stories. A story may name its address by the parameter `path`, and who plays by `player`: a member else. */
export const onPromotionsStage: Decorator = (Story, { globals: { locale }, parameters: { path, player = asMember } }) => (
  <StoryStage key={`${locale} ${path}`} with={[promotionsFeature, ...player.with]} events={player.events} locale={locale} path={path}>
    <Story />
  </StoryStage>
);
