import { CategoryRail, HotGames } from '@parlour/games';
import { BannerStrip } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/player';
import { Page, Stack } from '@parlour/ui/page';
import { FirstGames } from './FirstGames';
import { HomeTop } from './HomeTop';
import { LaterHome } from './LaterHome';
import { HomeRenewal, PlayerBanners } from './lazyBlocks';
import { BlockBoundary } from './BlockBoundary';
import styles from './HomeScreen.module.css';

/** The lobby. Each block has its own loading, empty and failed state; this screen only decides their order. */
export function HomeScreen() {
  const isLoggedIn = useIsLoggedIn();

  return (
    <Page>
      <Stack gap={2}>
        <div className={styles.ticker}>
          <BlockBoundary>
            <HomeTop />
          </BlockBoundary>
        </div>
        <BlockBoundary>{isLoggedIn ? <PlayerBanners /> : <BannerStrip group="m_home" />}</BlockBoundary>
        <BlockBoundary>
          <CategoryRail />
        </BlockBoundary>
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
