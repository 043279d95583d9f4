import { paths, to } from '@parlour/kernel';
import { Rail } from '@parlour/ui/rail';
import { SectionTitle } from '@parlour/ui/section';
import { TileSkeleton } from '@parlour/ui/skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFindGamesQuery } from '../api/discoveryApi';
import { useGameCard } from '../hooks/useGameCard';
import { useIsOffered } from '../hooks/useIsOffered';
import { pageSizes, limits } from '../rules/limits';
import { useCatalogScope } from '../hooks/useCatalogScope';

export type GameRowProps = {
  category: string;
  /** Vendor code; without it the games of every vendor. */
  vendor?: string | undefined;
  title: string;
  /** Node id of a game to leave out, because the player is looking at it. */
  without?: string;
};

/**
 * A scrolling row of games of a category, or of a vendor in it, with "See all" above six. It keeps its place while they load, and is hidden when there are
 * none (specification 2).
 */
export function GameRow({ category, vendor, title, without }: GameRowProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const card = useGameCard();
  const scope = useCatalogScope();
  const isOffered = useIsOffered();
  const { data, isError } = useFindGamesQuery({ ...scope, gameType: category, pageSize: pageSizes.homeSection, ...(vendor && { vendor }) });
  const games = data?.games.filter((game) => game.nodeId !== without && isOffered(game)) ?? [];
  const isLoading = !data && !isError;
  if (games.length === 0 && !isLoading) return null;

  const hasMore = (data?.games.length ?? 0) > limits.vendorMoreAbove;
  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={title}
        moreLabel={hasMore ? t('section.more') : undefined}
        moreAs={Link}
        moreProps={{ to: to(paths.games.list, {}, { gameType: category, vassalage: vendor }), 'aria-describedby': id }}
      />
      <Rail item="tile" label={title}>
        {isLoading ? awaited : games.map((game) => card(game))}
      </Rail>
    </section>
  );
}

const awaited = ['1', '2', '3', '4'].map((key) => (
  <div key={key} aria-hidden>
    <TileSkeleton />
  </div>
));
