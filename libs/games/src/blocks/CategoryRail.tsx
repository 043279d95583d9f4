import { Rail } from '@parlour/ui/rail';
import { Skeleton } from '@parlour/ui/skeleton';
import { IconTile } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryPath } from '../rules/categoryPath';
import { categoryIcon, shortNameOf } from '../rules/gameCategory';
import { useListCategories } from '../hooks/useListCategories';
import styles from './CategoryRail.module.css';

/** A scrolling row of category icons: hot, the merchant's categories, and the player's own lists. */
export function CategoryRail() {
  const { t } = useTranslation('games');
  const { categories, isLoading } = useListCategories();

  if (isLoading) {
    return (
      <div className={styles.skeleton} aria-hidden>
        {Array.from({ length: 6 }, (_, item) => (
          <div key={item} className={styles.item}>
            <Skeleton shape="control" />
            <span className={styles.name}>&nbsp;</span>
          </div>
        ))}
      </div>
    );
  }

  return (
    <nav aria-label={t('rail.label')}>
      <Rail>
        {categories.map((category) => (
          <IconTile key={category} as={Link} to={categoryPath(category)} icon={categoryIcon(category)} label={t(shortNameOf(category))} />
        ))}
      </Rail>
    </nav>
  );
}
