import { LoadState, useServerNow } from '@parlour/api-client';
import { paths, to, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { TrophyHeader } from '@parlour/ui/podium';
import { Segmented } from '@parlour/ui/segmented';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { useFreshness } from '../hooks/useFreshness';
import { TimeLeft, useTournamentText } from '../parts/tournamentText';
import styles from '../parts/Tournament.module.css';
import { TournamentGate } from '../parts/TournamentGate';
import { phaseOf, phases } from '../rules/race';
import { useGetTournamentsQuery } from '../tournamentsApi';
import type { Tournament } from '../wire';

/** The tournaments that run, come next or have ended. */
export function TournamentsScreen() {
  const { t } = useTranslation('tournaments');
  return (
    <Page>
      <TournamentGate failed={t('list.failed')}>
        <TournamentList />
      </TournamentGate>
    </Page>
  );
}

function TournamentList() {
  const { t } = useTranslation('tournaments');
  const language = toGatewayLanguage(useLocale());
  const now = useServerNow();
  const [query, setQuery] = useSearchParams();
  const phase = phases.find((name) => name === query.get('phase')) ?? 'running';
  const { currentData, error, isFetching, refetch } = useGetTournamentsQuery({ language }, useFreshness());
  const shown = currentData?.filter((tournament) => phaseOf(tournament, now) === phase);

  return (
    <Stack gap={4}>
      <Segmented
        label={t('list.phases')}
        items={phases.map((id) => ({ id, label: t(`list.phase.${id}`) }))}
        value={phase}
        onChange={(id) => setQuery({ phase: id }, { replace: true })}
      />
      {shown ? (
        shown.map((tournament) => <TournamentSummary key={tournament.id} tournament={tournament} now={now} />)
      ) : (
        <LoadState cards={3} rows={2} title={t('list.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      )}
      {shown?.length === 0 && <EmptyState icon="trophy" title={t(`list.empty.${phase}`)} />}
    </Stack>
  );
}

type TournamentSummaryProps = { tournament: Tournament; now: number };

/** A tournament in a few lines, with the own place or the way to join. */
function TournamentSummary({ tournament, now }: TournamentSummaryProps) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText(tournament);
  const { id, title, games, mine } = tournament;
  const isOpen = !mine && phaseOf(tournament, now) !== 'finished';

  return (
    <article aria-label={title}>
      <TrophyHeader title={title}>
        <p className={styles.dim}>{games}</p>
        <TimeLeft tournament={tournament} now={now} />
        <div className={styles.foot}>
          <span className={text.mine ? undefined : styles.prize}>{text.mine ?? text.firstPrize}</span>
          <Button as={Link} size="s" variant={isOpen ? 'primary' : 'secondary'} to={to(paths.tournaments.tournament, { tournamentId: id })}>
            {t(isOpen ? 'card.join' : 'card.open')}
          </Button>
        </div>
      </TrophyHeader>
    </article>
  );
}
