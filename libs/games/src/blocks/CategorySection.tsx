import { useInSight } from '@parlour/ui/in-sight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetGamePageQuery } from '../api/catalogApi';
import { GameSection } from '../parts/GameSection';
import { useAfter } from '../parts/useAfter';
import { useGameCard } from '../parts/useGameCard';
import { categoryIcon } from '../rules/categoryIcon';
import { categoryPath } from '../rules/categoryPath';
import type { GameCategory } from '../rules/gameCategory';
import { pageSizes } from '../rules/pageSizes';
import { timings } from '../rules/timings';
import { useCatalogScope } from '../useCatalogScope';

export type CategorySectionProps = {
  category: GameCategory;
  /** Place among the sections from 0: out of sight each starts 400 ms after the one before it. */
  place?: number;
};

/** Nine games of a category with the way to all of them. In sight it asks at once; its tiles are built when it comes near. */
export function CategorySection({ category, place = 0 }: CategorySectionProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const [box, isNear] = useInSight<HTMLElement>();
  const isDue = useAfter(place * timings.requestStagger);
  const card = useGameCard();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch } = useGetGamePageQuery(
    { ...scope, gameType: category, pageNo, pageSize: pageSizes.homeSection },
    { skip: !isNear && !isDue },
  );
  if (data?.games.length === 0 && data.pageNum <= 1) return null;

  return (
    <GameSection
      ref={box}
      icon={categoryIcon(category)}
      title={t(`category.${category}`)}
      more={categoryPath(category)}
      size={pageSizes.homeSection}
      error={error}
      onRetry={() => void refetch()}
      isBusy={isFetching}
      isFar={!isNear}
      pages={{ current: pageNo, count: data?.totalPages ?? 1, onChange: setPageNo }}
    >
      {isNear && data?.games.map((game) => card(game))}
    </GameSection>
  );
}
