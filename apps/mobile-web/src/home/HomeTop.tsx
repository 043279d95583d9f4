import { gamesStart } from '@parlour/games';
import { NoticeTicker } from '@parlour/messaging';
import { SearchButton } from '../navigation/SearchButton';
import styles from './HomeTop.module.css';

/** The line above the banners: scrolling announcements and the search. */
export function HomeTop() {
  return (
    <div className={styles.line}>
      <div className={styles.ticker}>
        <NoticeTicker />
      </div>
      <SearchButton feature={gamesStart} />
    </div>
  );
}
