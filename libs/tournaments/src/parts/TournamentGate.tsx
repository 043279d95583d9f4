import { paths } from '@parlour/kernel';
import { PauseNotice, usePlayState, useRole } from '@parlour/player';
import { StatusGate, useFlag } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { IconName } from '@parlour/ui/icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type TournamentGateProps = {
  /** Title of the failure if it is unknown whether tournaments are offered. */
  failed: string;
  children: ReactNode;
};

/** Shows a screen of tournaments to visitors and members; others, and players on a break, learn why there is none. */
export function TournamentGate({ failed, children }: TournamentGateProps) {
  const { t } = useTranslation('tournaments');
  const isOffered = useFlag('tournaments');
  const { mayPromote, pause } = usePlayState();
  const { isVisitor, isRealMember } = useRole();

  if (!isOffered) {
    return (
      <StatusGate cards={3} rows={2} title={failed}>
        <NoTournaments icon="lock" title={t('gate.notOffered.title')} text={t('gate.notOffered.text')} />
      </StatusGate>
    );
  }
  if (!isVisitor && !isRealMember) return <NoTournaments icon="ban" title={t('gate.members.title')} text={t('gate.members.text')} />;
  if (pause) return <PauseNotice look="page" />;
  if (!mayPromote) return <NoTournaments icon="pause" title={t('gate.paused.title')} text={t('gate.paused.text')} />;
  return children;
}

type NoTournamentsProps = { icon: IconName; title: string; text: string };

/** Explains why there are no tournaments for this player, and leads home. */
function NoTournaments({ icon, title, text }: NoTournamentsProps) {
  const { t } = useTranslation('tournaments');
  const home = (
    <Button as={Link} variant="secondary" to={paths.home}>
      {t('gate.home')}
    </Button>
  );
  return <EmptyState icon={icon} title={title} text={text} action={home} />;
}
