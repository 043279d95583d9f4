import { type Locale, loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { sessionFeature } from '@parlour/session';
import { StoryStage } from '@parlour/testing';
import type { ReactNode } from 'react';
import { gamesFeature } from '../feature';

export type GamesStageProps = { children: ReactNode; locale?: Locale; isVisitor?: boolean; path?: string };

/** Surroundings of this library's stories: a player or a visitor, and in which language. */
export function GamesStage({ children, locale, isVisitor = false, path }: GamesStageProps) {
  const session = [loggedIn({ token: 'token-of-maria', userName: 'maria2026', type: 0, merchantCode: '200jilif3' })];
  return (
    <StoryStage
      key={locale}
      with={[gamesFeature, merchantFeature, sessionFeature]}
      locale={locale}
      events={isVisitor ? [] : session}
      path={path}
    >
      {children}
    </StoryStage>
  );
}
