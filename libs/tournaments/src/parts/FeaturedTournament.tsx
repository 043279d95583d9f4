import { LoadState, useServerNow } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TournamentSummary } from './TournamentSummary';
import { featured } from '../rules/featured';
import { useGetTournamentsQuery } from '../tournamentsApi';

/** The player's running tournament, or one to join; nothing while none runs. */
export function FeaturedTournament() {
  const { t } = useTranslation('tournaments');
  const language = toGatewayLanguage(useLocale());
  const now = useServerNow();
  const { data, isLoading } = useGetTournamentsQuery({ language }, { refetchOnMountOrArgChange: true });
  const tournament = data ? featured(data, now) : undefined;
  if (!tournament && !isLoading) return null;
  return (
    <section>
      <SectionTitle
        icon="trophy"
        title={t('menu.tournaments')}
        moreLabel={t('card.all')}
        moreAs={Link}
        moreProps={{ to: paths.tournaments.home }}
      />
      {tournament ? (
        <TournamentSummary tournament={tournament} now={now} />
      ) : (
        <LoadState cards={1} rows={3} title="" error={undefined} isBusy onRetry={() => undefined} />
      )}
    </section>
  );
}
