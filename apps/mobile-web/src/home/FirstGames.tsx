import { useHadGames } from '@parlour/games';
import { useIsHydrated } from '@parlour/ui/hydrated';
import styles from './FirstGames.module.css';
import { ContinuePlaying } from './lazyBlocks';

/**
 * The games that the player opened last, above all others if there were any at the last visit on this phone; otherwise they are below the first view
 * (`HomeRest`), so that they move nothing when they arrive. The server does not know, so its document has their skeleton, which `build/display.js` shows.
 */
export function FirstGames() {
  const isHydrated = useIsHydrated();
  const hadGames = useHadGames('recent');
  if (isHydrated && !hadGames) return null;
  return (
    <div className={styles.place} data-known={isHydrated || undefined}>
      <ContinuePlaying isFirstView />
    </div>
  );
}
