import { useIsLoggedIn } from '@parlour/player';
import { useTranslation } from 'react-i18next';
import { useGetRecentGamesQuery } from '../api/playerGamesApi';
import { GameSection } from './GameSection';
import { useGameCard } from '../hooks/useGameCard';
import { useIsOffered } from '../hooks/useIsOffered';
import { useReservedHeight } from '../hooks/useReservedHeight';
import { categoryPath } from '../rules/categoryPath';
import { pageSizes } from '../rules/pageSizes';
import { useCatalogScope } from '../hooks/useCatalogScope';

/** The games of one row; "See all" leads to the rest. */
const shown = 9;
/** Tiles that are in view at first. */
const inView = 4;

/** The games that the player opened last. */
export function ContinuePlaying() {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const { language } = useCatalogScope();
  const card = useGameCard();
  const isOffered = useIsOffered();
  const { data, error, isFetching, refetch } = useGetRecentGamesQuery(
    { language, pageNo: 1, pageSize: pageSizes.list },
    { skip: !isLoggedIn },
  );
  const games = data?.games.filter(isOffered);
  const isReserved = useReservedHeight('recent', games && games.length > 0);
  if (!isLoggedIn || !(isReserved || error)) return null;

  return (
    <GameSection
      icon="history"
      title={t('recent.title')}
      more={categoryPath('RECENT')}
      size={Math.min(shown, games?.length ?? inView)}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      isBusy={isFetching}
      isFirstView
    >
      {games?.slice(0, shown).map((game, place) => card(game, { load: place < inView ? 'first' : undefined }))}
    </GameSection>
  );
}
