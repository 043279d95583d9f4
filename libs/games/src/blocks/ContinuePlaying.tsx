import { useIsLoggedIn } from '@parlour/player/session';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { useTranslation } from 'react-i18next';
import { useGetRecentGamesQuery } from '../api/playerGamesApi';
import { GameSection } from './GameSection';
import { useGameCard } from '../hooks/useGameCard';
import { useNoteGames } from '../hooks/useHadGames';
import { useIsOffered } from '../hooks/useIsOffered';
import { categoryPath } from '../rules/categoryPath';
import { pageSizes } from '../rules/limits';
import { useCatalogScope } from '../hooks/useCatalogScope';
import { sectionFailure } from '../rules/sectionFailure';

/** The games of one row; "See all" leads to the rest. */
const shown = 9;
/** Tiles that are in view at first. */
const inView = 4;

export type ContinuePlayingProps = {
  /** True if the block is in view when home opens: a skeleton then keeps its place. Otherwise the blocks below appear together with it. */
  isFirstView?: boolean;
};

/** The games that the player opened last. */
export function ContinuePlaying({ isFirstView = false }: ContinuePlayingProps) {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const isHydrated = useIsHydrated();
  const { language } = useCatalogScope();
  const card = useGameCard();
  const isOffered = useIsOffered();
  const { data, error, isFetching, refetch } = useGetRecentGamesQuery(
    { language, pageNo: 1, pageSize: pageSizes.list },
    { skip: !isLoggedIn || !isHydrated },
  );
  const games = data?.games.filter(isOffered);
  useNoteGames('recent', games && games.length > 0);
  const failure = sectionFailure({ data, error });
  if (!isLoggedIn || games?.length === 0 || failure.isHidden) return null;
  if (!games && !failure.error && !isFirstView) return <div data-loading hidden />;

  return (
    <GameSection
      icon="history"
      title={t('recent.title')}
      more={categoryPath('RECENT')}
      size={Math.min(shown, games?.length ?? inView)}
      error={failure.error}
      onRetry={() => void refetch()}
      isBusy={isFetching}
      isFirstView={isFirstView}
    >
      {games?.slice(0, shown).map((game, place) => card(game, { load: isFirstView && place < inView ? 'first' : undefined }))}
    </GameSection>
  );
}
