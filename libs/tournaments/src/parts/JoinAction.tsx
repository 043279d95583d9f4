import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useJoin } from '../hooks/useJoin';
import { phaseOf } from '../rules/phaseOf';
import { playPath } from '../rules/playPath';
import type { Tournament } from '../wire';

type JoinActionProps = { tournament: Tournament; now: number };

/** Joins a tournament that has not ended; leads to its games once it runs. */
export function JoinAction({ tournament, now }: JoinActionProps) {
  const { t } = useTranslation('tournaments');
  const { isSending, isUnknown, problem, join } = useJoin();
  const phase = phaseOf(tournament, now);

  if (phase === 'finished') return null;
  if (!tournament.mine)
    return (
      <>
        {isUnknown && <Notice tone="info">{t('join.unknown')}</Notice>}
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button busy={isSending} disabled={isUnknown} onClick={() => void join(tournament.id)}>
          {t('card.join')}
        </Button>
      </>
    );
  if (phase === 'upcoming') return <StatusChip tone="success" label={t('join.joined')} />;
  return (
    <Button as={Link} to={playPath(tournament.gameType)}>
      {t('detail.play')}
    </Button>
  );
}
