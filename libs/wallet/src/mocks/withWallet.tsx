import { StoryStage } from '@parlour/testing';
import type { Intent } from '@parlour/submission';
import type { Decorator } from '@storybook/react-vite';
import { walletFeature } from '../feature';
import { asMember } from './players';

const key = '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e01';

/**
 * Wraps this library's stories with a logged-in member. Two parameters of a story: `isHidden` hides the balance, `lost` is a request whose
 * reply was lost.
 */
export const withWallet: Decorator = (Story, { globals: { locale }, parameters: { isHidden = false, lost } }) => (
  <StoryStage
    key={locale}
    with={[walletFeature, ...asMember.with]}
    events={asMember.events}
    locale={locale}
    state={{ wallet: { isBalanceHidden: isHidden }, submission: { intents: intentsOf(lost) } }}
  >
    <Story />
  </StoryStage>
);

function intentsOf(lost: Pick<Intent, 'kind' | 'state' | 'content'> | undefined): Intent[] {
  return lost ? [{ ...lost, key, player: '200jilif3/maria', startedAt: Date.now() }] : [];
}
