import { StatusGate, useFlag } from '@parlour/merchant';
import { usePlayState, useRole } from '@parlour/player';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoTournaments } from './NoTournaments';

export type TournamentGateProps = {
  /** Title of the failure if it is unknown whether tournaments are offered. */
  failed: string;
  children: ReactNode;
};

/** Shows a screen of tournaments to visitors and members; others, and players on a break, learn why there is none. */
export function TournamentGate({ failed, children }: TournamentGateProps) {
  const { t } = useTranslation('tournaments');
  const isOffered = useFlag('tournaments');
  const { mayPromote } = usePlayState();
  const { isVisitor, isRealMember } = useRole();

  if (!isOffered) {
    return (
      <StatusGate cards={3} rows={2} title={failed}>
        <NoTournaments icon="lock" title={t('gate.notOffered.title')} text={t('gate.notOffered.text')} />
      </StatusGate>
    );
  }
  if (!isVisitor && !isRealMember) return <NoTournaments icon="ban" title={t('gate.members.title')} text={t('gate.members.text')} />;
  if (!mayPromote) return <NoTournaments icon="pause" title={t('gate.paused.title')} text={t('gate.paused.text')} />;
  return children;
}
