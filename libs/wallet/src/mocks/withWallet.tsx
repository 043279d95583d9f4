import { StoryStage } from '@parlour/testing';
import type { Decorator } from '@storybook/react-vite';
import { walletFeature } from '../feature';
import { asMember } from './players';

/** Wraps this library's stories with a logged-in member. A story may hide the balance by the parameter `isHidden`. */
export const withWallet: Decorator = (Story, { globals: { locale }, parameters: { isHidden = false } }) => (
  <StoryStage
    key={locale}
    with={[walletFeature, ...asMember.with]}
    events={asMember.events}
    locale={locale}
    state={{ wallet: { isBalanceHidden: isHidden } }}
  >
    <Story />
  </StoryStage>
);
