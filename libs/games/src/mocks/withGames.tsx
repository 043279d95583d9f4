import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { gamesFeature } from '../feature';

const session = [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type: 0, merchantCode: '200jilif3' })];

/** Renders a story of this library for a logged-in player. The parameter `path` sets its address. */
export const withGames: Decorator = (Story, { globals: { locale }, parameters: { path } }) => (
  <StoryStage
    key={`${locale} ${path}`}
    with={[gamesFeature, siteFeature, playerFeature, submissionFeature]}
    locale={locale}
    events={session}
    path={path}
  >
    <Story />
  </StoryStage>
);
