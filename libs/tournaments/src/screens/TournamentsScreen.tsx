import { LoadState, useServerNow } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TournamentGate } from '../parts/TournamentGate';
import { TournamentSummary } from '../parts/TournamentSummary';
import { phaseOf, phases } from '../rules/phaseOf';
import { useGetTournamentsQuery } from '../tournamentsApi';

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
  const { currentData, error, isFetching, refetch } = useGetTournamentsQuery({ language }, { refetchOnMountOrArgChange: true });
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
