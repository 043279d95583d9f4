import { useIsLoggedIn } from '@parlour/session';
import { Icon } from '@parlour/ui/icon';
import { Skeleton } from '@parlour/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryIcon } from '../rules/categoryIcon';
import { categoryPath } from '../rules/categoryPath';
import type { GameCategory } from '../rules/gameCategory';
import { useHomeSections } from '../useHomeSections';
import styles from './CategoryRail.module.css';

export type CategoryRailProps = {
  /** The category that the screen shows, if any. */
  current?: GameCategory;
  /** A change of category takes the place of the one before it in the history. */
  replace?: boolean;
};

/** Names that are too long for a small square have a short one of their own. */
const shortNames: readonly GameCategory[] = ['HOT', 'FAV'];

/** The categories as icons in one line that scrolls: hot, what the merchant offers, and the player's own lists. */
export function CategoryRail({ current, replace }: CategoryRailProps) {
  const { t } = useTranslation('games');
  const { categories, isLoading } = useHomeSections();
  const isLoggedIn = useIsLoggedIn();
  const rail = useRef<HTMLElement>(null);
  const own: GameCategory[] = isLoggedIn ? ['FAV', 'RECENT'] : [];

  useEffect(() => {
    const active = rail.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: it would also move the page, which may be coming back to its place.
    if (rail.current && active) rail.current.scrollLeft = active.offsetLeft - (rail.current.clientWidth - active.offsetWidth) / 2;
  }, [current, isLoading]);

  if (isLoading) {
    return (
      <div className={styles.rail} aria-hidden>
        {Array.from({ length: 6 }, (_, item) => (
          <span key={item} className={styles.item}>
            <span className={styles.icon}>
              <Skeleton shape="fill" />
            </span>
            <span className={styles.name}>&nbsp;</span>
          </span>
        ))}
      </div>
    );
  }

  return (
    <nav ref={rail} className={styles.rail} aria-label={t('rail.label')}>
      {(['HOT', ...categories, ...own] as const).map((category) => (
        <Link
          key={category}
          className={styles.item}
          to={categoryPath(category)}
          replace={replace}
          data-category={category}
          aria-current={category === current ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Icon name={categoryIcon(category)} size="l" />
          </span>
          <span className={styles.name}>{t(shortNames.includes(category) ? `rail.${category}` : `category.${category}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
