import { contentFeature } from '@parlour/content';
import { useState } from 'react';
import { type Locale, loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { logoutAsked } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { StoryStage } from '@parlour/testing';
import { type Intent, submissionFeature } from '@parlour/submission';
import type { ReactNode } from 'react';
import { sessionFeature } from '../feature';

export type SessionStageProps = {
  children: ReactNode;
  locale?: Locale;
  /** Session type of specification 6; without it, a visitor. */
  type?: number;
  isLeaving?: boolean;
  path?: string;
  /** A request whose reply was lost. */
  lost?: Pick<Intent, 'kind' | 'state'>;
};

const player = { merchantCode: '200jilif3', userName: 'maria2026' };
const key = '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e01';

/** Story decorator of this library: sets the player and the language. */
export function SessionStage({ children, locale, type, isLeaving = false, path, lost }: SessionStageProps) {
  const session = type === undefined ? [] : [loggedIn({ token: 'token-of-maria', type, ...player })];
  const owner = type === undefined ? '' : `${player.merchantCode}/${player.userName}`;
  const [startedAt] = useState(() => Date.now());
  const intents = lost ? [{ ...lost, key, player: owner, content: {}, startedAt }] : [];
  return (
    <StoryStage
      key={locale}
      path={path}
      with={[sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature]}
      locale={locale}
      state={{ submission: { intents } }}
      events={[...session, ...(isLeaving ? [logoutAsked()] : [])]}
    >
      {children}
    </StoryStage>
  );
}
