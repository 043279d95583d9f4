import { LoadState } from '@parlour/api-client';
import { useFlag, useIsStatusKnown } from '@parlour/merchant';
import { usePlayState, useRole } from '@parlour/player';
import { Page } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyPage } from './EmptyPage';

/** Shows a screen of tournaments to visitors and members; others, and players on a break, learn why there is none. */
export function TournamentGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('tournaments');
  const isOffered = useFlag('tournaments');
  const isStatusKnown = useIsStatusKnown();
  const { mayPromote } = usePlayState();
  const { isVisitor, isRealMember } = useRole();

  if (!isOffered && isStatusKnown) return <EmptyPage icon="lock" title={t('gate.notOffered.title')} text={t('gate.notOffered.text')} />;
  if (!isVisitor && !isRealMember) return <EmptyPage icon="ban" title={t('gate.members.title')} text={t('gate.members.text')} />;
  if (!mayPromote) return <EmptyPage icon="pause" title={t('gate.paused.title')} text={t('gate.paused.text')} />;
  return (
    <Page>
      {isOffered ? children : <LoadState cards={3} title={t('list.failed')} error={undefined} isBusy onRetry={() => undefined} />}
    </Page>
  );
}
