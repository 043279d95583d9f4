import { LoadState, errorCode } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page } from '@parlour/ui/page';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { TournamentGate } from '../parts/TournamentGate';
import { useFreshness } from '../hooks/useFreshness';
import { TournamentBoard } from '../parts/TournamentBoard';
import { useGetTournamentQuery } from '../tournamentsApi';

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
