import { LoadFailure } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListRow } from '@parlour/ui/list-row';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFindGamesQuery } from '../../api/discoveryApi';
import { categoryIcon } from '../../rules/categoryIcon';
import { isGameCategory } from '../../rules/gameCategory';
import { pageSizes } from '../../rules/pageSizes';
import { playPath } from '../../rules/play/playTarget';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';

export type SearchResultsProps = {
  text: string;
  /** Called when the player chooses a result. */
  onOpen: () => void;
};

/** The first games whose name matches, and a link to all matches. */
export function SearchResults({ text, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const isOffered = useIsOffered();
  const { currentData, error, isFetching, refetch } = useFindGamesQuery({
    ...scope,
    gameType: 'ALL',
    gameName: text,
    pageSize: pageSizes.homeSection,
  });

  if (!currentData && error !== undefined) {
    return (
      <LoadFailure title={t('list.failed')} error={error} retryLabel={t('list.retry')} onRetry={() => void refetch()} isBusy={isFetching} />
    );
  }
  if (!currentData) {
    return (
      <div aria-hidden>
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </div>
    );
  }
  const { totalPages } = currentData;
  const games = currentData.games.filter(isOffered);
  if (games.length === 0) return <EmptyState icon="search" title={t('list.empty.title')} text={t('search.none', { text })} />;
  return (
    <>
      <div role="group" aria-label={t('search.results')}>
        {games.map((game) => (
          <ListRow
            key={game.nodeId}
            as={Link}
            to={playPath(game)}
            icon={categoryIcon(isGameCategory(game.gameType) ? game.gameType : 'ALL')}
            title={<bdi>{game.name}</bdi>}
            text={[game.vendorName, isGameCategory(game.gameType) ? t(`category.${game.gameType}`) : undefined].filter(Boolean).join(' · ')}
            onClick={onOpen}
          />
        ))}
      </div>
      {totalPages > 1 && (
        <Button as={Link} variant="secondary" block to={to(paths.games.list, {}, { gameType: 'ALL', gameName: text })} onClick={onOpen}>
          {t('search.all')}
        </Button>
      )}
    </>
  );
}
