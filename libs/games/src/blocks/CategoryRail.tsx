import { useIsLoggedIn } from '@parlour/session';
import { Rail } from '@parlour/ui/rail';
import { Skeleton } from '@parlour/ui/skeleton';
import { IconTile } from '@parlour/ui/tile';
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

/** Names that are too long for a small tile have a short one of their own. */
const shortNames: readonly GameCategory[] = ['HOT', 'FAV'];

/** The categories as icons in one line that scrolls: hot, what the merchant offers, and the player's own lists. */
export function CategoryRail({ current, replace }: CategoryRailProps) {
  const { t } = useTranslation('games');
  const { categories, isLoading } = useHomeSections();
  const isLoggedIn = useIsLoggedIn();
  const box = useRef<HTMLElement>(null);
  const own: GameCategory[] = isLoggedIn ? ['FAV', 'RECENT'] : [];

  useEffect(() => {
    const active = box.current?.querySelector<HTMLElement>('[aria-current]');
    const track = active?.parentElement;
    // Not scrollIntoView: it would also move the page, which may be coming back to its place.
    if (track) track.scrollLeft = active.offsetLeft - (track.clientWidth - active.offsetWidth) / 2;
  }, [current, isLoading]);

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
    <nav ref={box} aria-label={t('rail.label')}>
      <Rail>
        {(['HOT', ...categories, ...own] as const).map((category) => (
          <IconTile
            key={category}
            as={Link}
            to={categoryPath(category)}
            replace={replace}
            icon={categoryIcon(category)}
            label={t(shortNames.includes(category) ? `rail.${category}` : `category.${category}`)}
            selected={category === current}
          />
        ))}
      </Rail>
    </nav>
  );
}
