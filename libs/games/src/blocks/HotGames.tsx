import { paths } from '@parlour/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetHotGamesQuery } from '../api/homeApi';
import { GameSection } from './GameSection';
import { useGameCard } from '../hooks/useGameCard';
import { useIsOffered } from '../hooks/useIsOffered';
import { useSteadyOrder } from '../hooks/useSteadyOrder';
import { homeMix } from '../rules/homeMix';
import { limits } from '../rules/limits';
import { useCatalogScope } from '../hooks/useCatalogScope';

/** Tiles that are in view at first. */
const inView = 5;

/**
 * The hot games of home: nine per page, a mix of slots, fishing and live games first, the first of them large. Hidden when there are none
 * (specification 2).
 */
export function HotGames() {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const { data, error, isFetching, refetch } = useGetHotGamesQuery(scope);
  const hot = useSteadyOrder(scope, data, data);
  const card = useGameCard();
  const isOffered = useIsOffered();
  const [page, setPage] = useState(1);
  const games = hot && homeMix(hot.filter(isOffered));
  if (games?.length === 0) return null;

  const count = Math.ceil((games?.length ?? 0) / limits.hotPerPage);
  const first = (Math.min(page, count) - 1) * limits.hotPerPage;

  const shown = games?.slice(first, first + limits.hotPerPage);

  return (
    <GameSection
      icon="flame"
      title={t('category.HOT')}
      // While the games load, more of them than fit are expected, so that the arrows beside the link do not move.
      more={!games || games.length > limits.hotMoreAbove ? paths.games.hot : undefined}
      size={shown?.length ?? limits.hotPerPage}
      layout="hero"
      error={games ? undefined : error}
      onRetry={() => void refetch()}
      isBusy={isFetching}
      isFirstView
      pages={{ current: page, count, onChange: setPage }}
    >
      {shown?.map((game, place) => card(game, { load: place < inView ? 'soon' : undefined, isHero: place === 0, figure: 'players' }))}
    </GameSection>
  );
}
