import type { Locale } from '@parlour/kernel';
import { StoryStage } from '@parlour/testing';
import type { ReactNode } from 'react';
import { messagingFeature } from '../feature';
import { asMember } from './players';

/** Surroundings of this library's stories: a member is logged in. */
export function MessagingStage({ children, locale }: { children: ReactNode; locale?: Locale }) {
  return (
    <StoryStage key={locale} with={[messagingFeature, ...asMember.with]} events={asMember.events} locale={locale}>
      {children}
    </StoryStage>
  );
}
