import { gamesStart } from '@parlour/games';
import { NoticeTicker } from '@parlour/messaging';
import { useIsLoggedIn } from '@parlour/player';
import { Suspense } from 'react';
import { SearchButton } from '../navigation/SearchButton';
import { useIsLaterDue } from '../startup/later';
import styles from './HomeTop.module.css';
import { GiftButton } from './lazyBlocks';

/** The line above the banners: scrolling announcements, the player's gifts, and the search. */
export function HomeTop() {
  const isLoggedIn = useIsLoggedIn();
  const isLaterDue = useIsLaterDue();
  return (
    <div className={styles.line}>
      <div className={styles.ticker}>
        <NoticeTicker />
      </div>
      <Suspense>{isLoggedIn && isLaterDue && <GiftButton />}</Suspense>
      <SearchButton feature={gamesStart} />
    </div>
  );
}
