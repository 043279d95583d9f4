import { useServerNow } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { useTournamentText } from '../hooks/useTournamentText';
import type { TournamentDetail } from '../wire';
import { JoinAction } from './JoinAction';
import { TimeLeft } from './TimeLeft';
import styles from './Tournament.module.css';

/** A tournament: its time, the way in, the rules, the prizes and the standings, with the own standing always in sight. */
export function TournamentBoard({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation('tournaments');
  const now = useServerNow();
  const text = useTournamentText(tournament);
  const { title, games, minRounds, prizes, terms, mine } = tournament;

  return (
    <Stack gap={4}>
      <Card tone="accent">
        <div className={styles.card}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.dim}>{games}</p>
          <TimeLeft tournament={tournament} now={now} />
          <JoinAction tournament={tournament} now={now} />
        </div>
      </Card>
      <section className={styles.card}>
        <SectionTitle title={t('detail.rules')} />
        <Card>
          <div className={styles.card}>
            <ul className={styles.rules}>
              <li>{t('detail.rule.score')}</li>
              <li>{t('detail.rule.rounds', { count: minRounds })}</li>
              <li>{t('detail.rule.free')}</li>
            </ul>
            <p className={styles.dim}>{terms}</p>
          </div>
        </Card>
      </section>
      <section className={styles.card}>
        <SectionTitle title={t('detail.prizes')} />
        <Card>
          <div className={styles.card}>
            <Facts
              rows={prizes.map(({ from, to, prize }) => ({ label: from === to ? `#${from}` : `#${from}–${to}`, value: text.prize(prize) }))}
            />
            <p className={styles.dim}>{t('detail.paid')}</p>
          </div>
        </Card>
      </section>
      <Standings tournament={tournament} />
      {mine && text.mine && (
        <p className={styles.mine}>
          <span>{text.mine}</span>
          <span>{text.score(mine.score)}</span>
        </p>
      )}
    </Stack>
  );
}

/** The standings, the best first. The own row is marked. */
function Standings({ tournament }: { tournament: TournamentDetail }) {
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
