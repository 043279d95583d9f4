import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { logoutAsked } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { type Intent, submissionFeature } from '@parlour/submission';
import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { sessionFeature } from '../feature';

const player = { merchantCode: '200jilif3', userName: 'maria2026' };
const key = '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e01';

/**
 * Renders a story of this library for a logged-in member. Parameters: `isVisitor`; `sessionType` of specification 6; `path`, the address;
 * `lost`, a request whose reply was lost; `isLeaving`, the player has asked to log out.
 */
export const withSession: Decorator = (Story, { globals: { locale }, parameters }) => {
  const { isVisitor = false, sessionType = 0, path, lost, isLeaving = false } = parameters;
  return (
    <StoryStage
      key={locale}
      path={path}
      with={[sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature]}
      locale={locale}
      state={{ submission: { intents: intentsOf(lost, isVisitor) } }}
      events={[
        ...(isVisitor ? [] : [loggedIn({ token: 'token-of-maria', type: sessionType, ...player })]),
        ...(isLeaving ? [logoutAsked()] : []),
      ]}
    >
      <Story />
    </StoryStage>
  );
};

function intentsOf(lost: Pick<Intent, 'kind' | 'state'> | undefined, isVisitor: boolean): Intent[] {
  const owner = isVisitor ? '' : `${player.merchantCode}/${player.userName}`;
  return lost ? [{ ...lost, key, player: owner, content: {}, startedAt: Date.now() }] : [];
}
