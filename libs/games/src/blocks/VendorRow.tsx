import { paths, to } from '@parlour/kernel';
import { Rail } from '@parlour/ui/rail';
import { SectionTitle } from '@parlour/ui/section';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFindGamesQuery } from '../api/discoveryApi';
import { useGameCard } from '../parts/useGameCard';
import { limits } from '../rules/limits';
import { pageSizes } from '../rules/pageSizes';
import { useCatalogScope } from '../useCatalogScope';

export type VendorRowProps = {
  /** Vendor code. */
  vassalage: string;
  category: string;
  title: string;
  /** A game that the player is looking at already. */
  without?: string;
};

/** Games of one vendor in a row that scrolls; gone when it has none, with the way to all of them above six (specification 2). */
export function VendorRow({ vassalage, category, title, without }: VendorRowProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const card = useGameCard();
  const scope = useCatalogScope();
  const { data } = useFindGamesQuery({ ...scope, gameType: category, vassalage, pageSize: pageSizes.homeSection });
  const games = data?.games.filter(({ nodeId }) => nodeId !== without) ?? [];
  if (games.length === 0) return null;

  const hasMore = (data?.games.length ?? 0) > limits.vendorMoreAbove;
  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={title}
        moreLabel={hasMore ? t('section.more') : undefined}
        moreAs={Link}
        moreProps={{ to: to(paths.games.list, {}, { gameType: category, vassalage }), 'aria-describedby': id }}
      />
      <Rail item="tile" label={title}>
        {games.map((game) => card(game))}
      </Rail>
    </section>
  );
}
