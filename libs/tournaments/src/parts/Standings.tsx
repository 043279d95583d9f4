import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { useTournamentText } from '../hooks/useTournamentText';
import type { TournamentDetail } from '../wire';
import styles from './Tournament.module.css';

/** The standings, the best first. The own row is marked. */
export function Standings({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation('tournaments');
  const { score: scoreText } = useTournamentText(tournament);
  const { standings } = tournament;

  return (
    <section className={styles.card}>
      <SectionTitle title={t('detail.standings')} />
      {standings.length === 0 ? (
        <EmptyState icon="trophy" title={t('detail.nobody')} />
      ) : (
        <ListGroup>
          {standings.map(({ id, place, name, score, isMine }) => (
            <ListRow
              key={id}
              start={<span className={styles.number}>{place}</span>}
              title={isMine ? <span className={styles.own}>{t('detail.you')}</span> : <bdi>{name}</bdi>}
              end={scoreText(score)}
            />
          ))}
        </ListGroup>
      )}
    </section>
  );
}
