import { useIsLoggedIn } from '@parlour/player';
import { Rail } from '@parlour/ui/rail';
import { IconTile } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryIcon } from '../../rules/categoryIcon';
import { categoryPath } from '../../rules/categoryPath';
import type { GameCategory } from '../../rules/gameCategory';
import { useHomeSections } from '../../hooks/useHomeSections';

export type CenterRailProps = { current: GameCategory; onChoose: (category: GameCategory) => void };

/** Categories with their own screens (specification 2, "Game list page": LOTT leads to /m/lottery). */
const elsewhere: readonly GameCategory[] = ['LOTT', 'ELOTT', 'ESPORTS'];

/** The categories of the game center, from "all" to "recent", without those that the merchant lacks or disabled. */
export function CenterRail({ current, onChoose }: CenterRailProps) {
  const { t } = useTranslation('games');
  const { categories } = useHomeSections();
  const isLoggedIn = useIsLoggedIn();
  const own: GameCategory[] = isLoggedIn ? ['FAV', 'RECENT'] : [];

  return (
    <nav aria-label={t('rail.label')}>
      <Rail>
        {(['ALL', 'HOT', ...categories, ...own] as const).map((category) => {
          const shared = { icon: categoryIcon(category), label: t(`category.${category}`) };
          if (elsewhere.includes(category)) return <IconTile key={category} {...shared} as={Link} to={categoryPath(category)} />;
          return <IconTile key={category} {...shared} as="button" selected={category === current} onClick={() => onChoose(category)} />;
        })}
      </Rail>
    </nav>
  );
}
