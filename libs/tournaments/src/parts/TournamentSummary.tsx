import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTournamentText } from '../hooks/useTournamentText';
import { phaseOf } from '../rules/phaseOf';
import type { Tournament } from '../wire';
import { TimeLeft } from './TimeLeft';
import styles from './Tournament.module.css';

type TournamentSummaryProps = { tournament: Tournament; now: number };

/** A tournament in a few lines, with the own place or the way to join. */
export function TournamentSummary({ tournament, now }: TournamentSummaryProps) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText(tournament);
  const { id, title, games, mine } = tournament;
  const isOpen = !mine && phaseOf(tournament, now) !== 'finished';

  return (
    <Card>
      <article className={styles.card} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.dim}>{games}</p>
        <TimeLeft tournament={tournament} now={now} />
        <div className={styles.foot}>
          <span className={text.mine ? undefined : styles.prize}>{text.mine ?? text.firstPrize}</span>
          <Button as={Link} size="s" variant={isOpen ? 'primary' : 'secondary'} to={to(paths.tournaments.tournament, { tournamentId: id })}>
            {t(isOpen ? 'card.join' : 'card.open')}
          </Button>
        </div>
      </article>
    </Card>
  );
}
