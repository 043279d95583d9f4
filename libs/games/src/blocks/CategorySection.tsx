import { useInSight } from '@parlour/ui/in-sight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetGamePageQuery } from '../api/homeApi';
import { useCatalogScope } from '../hooks/useCatalogScope';
import { useElapsed } from '../hooks/useElapsed';
import { useGameCard } from '../hooks/useGameCard';
import { useLiveFigures } from '../hooks/useLiveFigures';
import { DrawCards } from '../parts/faces/DrawCards';
import type { FaceProps } from '../parts/faces/FaceProps';
import { LiveTables } from '../parts/faces/LiveTables';
import { MatchCards } from '../parts/faces/MatchCards';
import { categoryPath } from '../rules/categoryPath';
import { categoryIcon, type GameCategory } from '../rules/gameCategory';
import { timings, pageSizes } from '../rules/limits';
import { GameSection } from './GameSection';

export type CategorySectionProps = {
  category: GameCategory;
  /** Position among the sections, from 0. A section out of view loads 400 ms after the one above it. */
  place?: number;
  /** Known to be near the view, so it does not wait for the observer. */
  isNear?: boolean;
};

/**
 * Nine games of a category, laid out in the way of that category, and a link to all of them. It loads at once when it comes near the view, and
 * renders its tiles only there.
 */
export function CategorySection({ category, place = 0, isNear: isKnownNear = false }: CategorySectionProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const [box, isSeen] = useInSight<HTMLElement>();
  const isNear = isKnownNear || isSeen;
  const isDue = useElapsed(place * timings.requestStagger);
  const card = useGameCard();
  useLiveFigures();
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
      width={category === 'LIVE' ? 'card' : 'tile'}
      error={error}
      onRetry={() => void refetch()}
      isBusy={isFetching}
      isFar={!isNear}
      pages={{ current: pageNo, count: data?.totalPages ?? 1, onChange: setPageNo }}
    >
      {isNear && data && <CategoryFace category={category} games={data.games} pageNo={pageNo} card={card} />}
    </GameSection>
  );
}

/** The games of a category in the face of that category; most are tiles. */
function CategoryFace({ category, ...face }: FaceProps & { category: GameCategory }) {
  if (category === 'LIVE') return <LiveTables {...face} />;
  if (category === 'SPORTS' || category === 'ESPORTS') return <MatchCards {...face} gameType={category} />;
  if (category === 'LOTT') return <DrawCards {...face} />;
  return face.games.map((game) => face.card(game));
}
