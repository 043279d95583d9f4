import { paths } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetFavouritesQuery } from '../api/playerGamesApi';
import { selectFavourites } from '../gamesSlice';
import { GameSection } from './GameSection';
import { useGameCard } from '../hooks/useGameCard';
import { useIsOffered } from '../hooks/useIsOffered';
import { useHasGames } from '../hooks/useHadGames';
import { pageSizes, limits } from '../rules/limits';
import { useCatalogScope } from '../hooks/useCatalogScope';
import { sectionFailure } from '../rules/sectionFailure';

/** The player's favourites on home: nine per page, "See all" above ten (specification 2, "Favourites"). */
export function FavouriteGames() {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const { language } = useCatalogScope();
  const card = useGameCard();
  const isOffered = useIsOffered();
  const changes = useSelector(selectFavourites);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGetFavouritesQuery(
    { language, pageNo: 1, pageSize: pageSizes.list },
    { skip: !isLoggedIn },
  );
  const games = data?.games.filter((game) => changes[game.nodeId] !== false && isOffered(game));
  const hasGames = useHasGames('favourites', games);
  const failure = sectionFailure({ data, error });
  if (!isLoggedIn || hasGames === false || failure.isHidden) return null;
  // Without favourites the block is empty. Until that is known, `data-loading` keeps back the blocks below, so that they appear together.
  if (hasGames === undefined && !failure.error) return <div data-loading hidden />;

  const count = Math.ceil((games?.length ?? 0) / limits.favouritesPerPage);
  const first = (Math.min(page, Math.max(count, 1)) - 1) * limits.favouritesPerPage;

  return (
    <GameSection
      icon="heart"
      title={t('category.FAV')}
      more={games && games.length > limits.favouritesMoreAbove ? paths.games.favourites : undefined}
      size={Math.min(limits.favouritesPerPage, games?.length ?? 3)}
      error={failure.error}
      onRetry={() => void refetch()}
      isBusy={isFetching}
      pages={{ current: page, count, onChange: setPage }}
    >
      {games?.slice(first, first + limits.favouritesPerPage).map((game) => card(game, { isFavourite: true }))}
    </GameSection>
  );
}
