import { errorCode, LoadState, useServerNow } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { usePlayState } from '@parlour/player';
import { useLocale } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { Podium, TrophyHeader } from '@parlour/ui/podium';
import { SectionTitle } from '@parlour/ui/section';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { JoinAction } from '../parts/JoinAction';
import { TournamentGate } from '../parts/TournamentGate';
import { useFreshness } from '../hooks/useFreshness';
import { TimeLeft, useTournamentText } from '../parts/tournamentText';
import { missingToNext, phaseOf } from '../rules/race';
import { useGetTournamentQuery } from '../tournamentsApi';
import type { Standing, TournamentDetail } from '../wire';
import styles from '../parts/Tournament.module.css';

/** Rereads the standings while the screen is open. */
const POLL_MS = 30_000;

/** A tournament with its rules, prizes and standings. `children` shows the games that count. */
export function TournamentScreen({ children }: PropsWithChildren) {
  const { t } = useTranslation('tournaments');
  return (
    <Page>
      <TournamentGate failed={t('detail.failed')}>
        <TournamentLoader>{children}</TournamentLoader>
      </TournamentGate>
    </Page>
  );
}

function TournamentLoader({ children }: PropsWithChildren) {
  const { t } = useTranslation('tournaments');
  const language = toGatewayLanguage(useLocale());
  const { tournamentId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetTournamentQuery(
    { id: tournamentId, language },
    { ...useFreshness(), pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );

  if (currentData) return <TournamentBoard tournament={currentData}>{children}</TournamentBoard>;
  if (errorCode(error) === 'TOURNAMENT_GONE') {
    const all = (
      <Button as={Link} variant="secondary" to={paths.tournaments.home}>
        {t('detail.all')}
      </Button>
    );
    return <EmptyState icon="trophy" title={t('detail.gone')} action={all} />;
  }
  return <LoadState cards={3} rows={2} title={t('detail.failed')} error={error} isBusy={isFetching} onRetry={refetch} />;
}

type TournamentBoardProps = PropsWithChildren<{ tournament: TournamentDetail }>;

/** A tournament: its time, the way in, the standings with the own one always in sight, the rules and the prizes. */
function TournamentBoard({ tournament, children }: TournamentBoardProps) {
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
