import { CategoryRail, gamesStart, HotGames, useHadGames } from '@parlour/games';
import { BannerStrip } from '@parlour/content';
import { NoticeTicker } from '@parlour/messaging';
import { useIsLoggedIn } from '@parlour/player/session';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Page, Stack } from '@parlour/ui/page';
import { BlockBoundary } from '../failure/FailureBoundary';
import { SearchButton } from '../navigation/SearchButton';
import styles from './HomeScreen.module.css';
import { LaterHome } from './LaterHome';
import { HomeRenewal, PlayerBanners, PlayerToday, ContinuePlaying } from './lazyBlocks';

/** The lobby. Each block has its own loading, empty and failed state; this screen only decides their order. */
export function HomeScreen() {
  const isLoggedIn = useIsLoggedIn();

  return (
    <Page width="wide">
      <Stack gap={2}>
        <div className={styles.top}>
          <BlockBoundary>
            <HomeTop />
          </BlockBoundary>
        </div>
        <BlockBoundary>{isLoggedIn ? <PlayerBanners /> : <BannerStrip group="m_home" />}</BlockBoundary>
        <BlockBoundary>
          <CategoryRail />
        </BlockBoundary>
        <BlockBoundary>{isLoggedIn && <PlayerToday />}</BlockBoundary>
        <BlockBoundary>{isLoggedIn && <FirstGames />}</BlockBoundary>
        <BlockBoundary>
          <HotGames />
        </BlockBoundary>
        <LaterHome />
      </Stack>
      <BlockBoundary>{isLoggedIn && <HomeRenewal />}</BlockBoundary>
    </Page>
  );
}

/** The line above the banners: scrolling announcements and the search. */
function HomeTop() {
  return (
    <div className={styles.line}>
      <div className={styles.ticker}>
        <NoticeTicker />
      </div>
      <SearchButton feature={gamesStart} />
    </div>
  );
}

/**
 * The games that the player opened last, above all others if there were any at the last visit on this phone; otherwise they are below the first view
 * (`HomeRest`), so that they move nothing when they arrive. The server does not know, so its document has their skeleton, which `build/display.js` shows.
 */
function FirstGames() {
  const isHydrated = useIsHydrated();
  const hadGames = useHadGames('recent');
  if (isHydrated && !hadGames) return null;
  return (
    <div className={styles.place} data-known={isHydrated || undefined}>
      <ContinuePlaying isFirstView />
    </div>
  );
}
