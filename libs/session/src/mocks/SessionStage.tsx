import { type Locale, loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { logoutAsked, playerFeature } from '@parlour/player';
import { StoryStage } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import type { ReactNode } from 'react';
import { sessionFeature } from '../feature';

export type SessionStageProps = {
  children: ReactNode;
  locale?: Locale;
  /** Session type of specification 6; without it, a visitor. */
  type?: number;
  isLeaving?: boolean;
  path?: string;
};

/** Story decorator of this library: sets the player and the language. */
export function SessionStage({ children, locale, type, isLeaving = false, path }: SessionStageProps) {
  const session = type === undefined ? [] : [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type, merchantCode: '200jilif3' })];
  return (
    <StoryStage
      key={locale}
      path={path}
      with={[sessionFeature, playerFeature, submissionFeature, merchantFeature]}
      locale={locale}
      events={[...session, ...(isLeaving ? [logoutAsked()] : [])]}
    >
      {children}
    </StoryStage>
  );
}
