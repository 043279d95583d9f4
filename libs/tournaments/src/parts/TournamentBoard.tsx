import { useServerNow } from '@parlour/api-client';
import { usePlayState } from '@parlour/player';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Podium, TrophyHeader } from '@parlour/ui/podium';
import { SectionTitle } from '@parlour/ui/section';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useTournamentText } from '../hooks/useTournamentText';
import { missingToNext } from '../rules/missingToNext';
import { phaseOf } from '../rules/phaseOf';
import type { Standing, TournamentDetail } from '../wire';
import { JoinAction } from './JoinAction';
import { TimeLeft } from './TimeLeft';
import styles from './Tournament.module.css';

type TournamentBoardProps = PropsWithChildren<{ tournament: TournamentDetail }>;

/** A tournament: its time, the way in, the standings with the own one always in sight, the rules and the prizes. */
export function TournamentBoard({ tournament, children }: TournamentBoardProps) {
  const { t } = useTranslation('tournaments');
  const now = useServerNow();
  const text = useTournamentText(tournament);
  const { title, games, minRounds, prizes, terms, mine } = tournament;

  return (
    <Stack gap={4}>
      <TrophyHeader title={title}>
        <p className={styles.dim}>{games}</p>
        <TimeLeft tournament={tournament} now={now} />
        <JoinAction tournament={tournament} now={now} />
      </TrophyHeader>
      {mine?.place === null && text.mine && <p className={styles.dim}>{text.mine}</p>}
      {children}
      <Standings tournament={tournament} isRunning={phaseOf(tournament, now) === 'running'} />
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
    </Stack>
  );
}

const TOP = 3;

/** The standings, the best first: the top three, and the list with the own row. The own place stays in view, with what is missing to the next. */
function Standings({ tournament, isRunning }: { tournament: TournamentDetail; isRunning: boolean }) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText(tournament);
  const { standings, mine } = tournament;
  const { mayPlay } = usePlayState();
  const missing = isRunning && mayPlay ? missingToNext(tournament) : undefined;
  const nameOf = ({ name, isMine }: Standing) => (isMine ? <span className={styles.own}>{t('detail.you')}</span> : <bdi>{name}</bdi>);

  return (
    <section className={styles.card}>
      <SectionTitle title={t('detail.standings')} />
      {standings.length === 0 ? (
        <EmptyState icon="trophy" title={t('detail.nobody')} />
      ) : (
        <>
          <Podium
            label={t('detail.top')}
            places={standings.slice(0, TOP).map((standing) => ({
              id: standing.id,
              place: standing.place,
              name: nameOf(standing),
              score: text.score(standing.score),
              isOwn: standing.isMine,
            }))}
          />
          {standings.length > TOP && (
            <ListGroup>
              {standings.slice(TOP).map((standing) => (
                <div key={standing.id} className={standing.isMine ? styles.ownRow : undefined}>
                  <ListRow
                    start={<span className={styles.number}>{standing.place}</span>}
                    title={nameOf(standing)}
                    end={text.score(standing.score)}
                  />
                </div>
              ))}
            </ListGroup>
          )}
        </>
      )}
      {mine && mine.place !== null && (
        <p className={styles.mine}>
          <span>{text.mine}</span>
          <span>{text.score(mine.score)}</span>
          {missing !== undefined && (
            <span className={styles.missing}>{t('detail.toNext', { score: text.score(missing), place: mine.place - 1 })}</span>
          )}
        </p>
      )}
    </section>
  );
}
