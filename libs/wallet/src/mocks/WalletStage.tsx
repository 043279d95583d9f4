import type { Locale } from '@parlour/kernel';
import { StoryStage } from '@parlour/testing';
import type { ReactNode } from 'react';
import { walletFeature } from '../feature';
import { asMember } from './players';

/** Wraps this library's stories with a logged-in member. */
export function WalletStage({ children, locale, isHidden = false }: { children: ReactNode; locale?: Locale; isHidden?: boolean }) {
  return (
    <StoryStage
      key={locale}
      with={[walletFeature, ...asMember.with]}
      events={asMember.events}
      locale={locale}
      state={{ wallet: { isBalanceHidden: isHidden } }}
    >
      {children}
    </StoryStage>
  );
}
