import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetTournamentQuery } from '../tournamentsApi';

export type CountingGamesProps = {
  /** Renders the row; `category` is one of specification 3. */
  renderRow: (games: { category: string; vendor: string | undefined; title: string }) => ReactNode;
};

/** The games that count in the tournament of the address. Nothing where every game counts, and before the tournament is known. */
export function CountingGames({ renderRow }: CountingGamesProps) {
  const { t } = useTranslation('tournaments');
  const { tournamentId = '' } = useParams();
  const { data } = useGetTournamentQuery({ id: tournamentId, language: toGatewayLanguage(useLocale()) });
  if (!data?.gameType) return null;
  return renderRow({ category: data.gameType, vendor: data.vendor ?? undefined, title: t('detail.counting') });
}
