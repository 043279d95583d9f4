import type { Locale } from '@parlour/kernel';
import { StoryStage } from '@parlour/testing';
import type { ReactNode } from 'react';
import { promotionsFeature } from '../feature';
import { asMember, asVisitor } from './players';

type PromotionsStageProps = { children: ReactNode; locale?: Locale; path?: string; isVisitor?: boolean };

/** Surroundings of this library's stories: a member is logged in, unless told otherwise. */
export function PromotionsStage({ children, locale, path, isVisitor = false }: PromotionsStageProps) {
  const player = isVisitor ? asVisitor : asMember;
  return (
    <StoryStage key={`${locale} ${path}`} with={[promotionsFeature, ...player.with]} events={player.events} locale={locale} path={path}>
      {children}
    </StoryStage>
  );
}
