import {
  CategorySection,
  ContinuePlaying,
  FavouriteGames,
  JackpotCounter,
  StatisticsWidget,
  WinnerBoard,
  useHadGames,
  useHomeSections,
} from '@parlour/games';
import { AddToHomeFooter } from '@parlour/install';
import { GameBanners } from '@parlour/content';
import { whenIdle } from '@parlour/kernel/device';
import { usePlayState, usePreferences } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { TournamentCard } from '@parlour/tournaments';
import { useCurrencySymbol, useHasDeposited } from '@parlour/wallet';
import { type ReactElement, startTransition, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { BlockBoundary } from '../failure/FailureBoundary';
import { SiteFooter } from './lazyBlocks';

const finished = new WeakSet<object>();

/** The longest wait for an idle moment behind a dialog, in milliseconds. */
const LATEST_MS = 1000;

export type HomeRestProps = {
  /** Whether the player has scrolled to it. */
  isInView?: boolean;
};

/**
 * Home below its first section. It is out of sight at first, so it renders later: all that stands above the first section of games together with it, because
 * the first scroll waits for its tiles, and the rest block by block.
 */
export function HomeRest({ isInView = false }: HomeRestProps) {
  const isLoggedIn = useIsLoggedIn();
  const { categories } = useHomeSections();
  const symbol = useCurrencySymbol();
  const { showWinners } = usePreferences();
  const { mayPromote } = usePlayState();
  /** True if the games played last are in the first view already. */
  const hadRecent = useHadGames('recent');
  const [beganInView] = useState(isInView);
  // React skips an element that stays the same, so a new block does not render the earlier ones again.
  const blocks = useMemo(() => {
    const all = [
      isLoggedIn && <NextTournament key="next" />,
      isLoggedIn && !hadRecent && <ContinuePlaying key="recent" />,
      isLoggedIn && <FavouriteGames key="favourites" />,
      <JackpotCounter key="jackpot" symbol={symbol} />,
      showWinners && <WinnerBoard key="winners" symbol={symbol} />,
      ...categories.map((category, place) => (
        <CategorySection key={category} category={category} place={place + 1} isNear={beganInView && place === 0} />
      )),
      mayPromote && <GameBanners key="sports-live" isOnHome />,
      <StatisticsWidget key="statistics" symbol={symbol} />,
      <AddToHomeFooter key="add-to-home" />,
      <SiteFooter key="footer" />,
    ];
    return all.filter((block) => block !== false).map((block) => <BlockBoundary key={block.key}>{block}</BlockBoundary>);
  }, [beganInView, categories, hadRecent, isLoggedIn, mayPromote, showWinners, symbol]);
  return useOneByOne(blocks, blocks.findIndex(({ key }) => key === categories[0]) + 1);
}

/**
 * Returns the blocks to render: so many of them at once, at least one, and each further block in its own task, so that taps can run in between. A block
 * stays when another one arrives above it. When the player comes back, all blocks render at once, so that the page has its former height. While a dialog is open,
 * the next block waits for an idle moment, so that the dialog renders first: the tap that opens a dialog may also start the blocks.
 */
function useOneByOne(blocks: ReactElement[], atOnce: number): ReactElement[] {
  const store = useStore();
  const [built, setBuilt] = useState(() => (finished.has(store) ? blocks : blocks.slice(0, atOnce || 1)).map(({ key }) => key));
  const next = blocks.map(({ key }) => key).find((key) => !built.includes(key));

  useEffect(() => {
    if (next === undefined) {
      finished.add(store);
      return undefined;
    }
    const buildNext = () => startTransition(() => setBuilt([...built, next]));
    if ('modal' in document.documentElement.dataset) return whenIdle(buildNext, LATEST_MS);
    buildNext();
    return undefined;
  }, [built, next, store]);

  return blocks.filter(({ key }) => built.includes(key));
}

/** The tournament of the player. Before the first deposit only one that was joined: the first steps are what comes next. */
function NextTournament() {
  return <TournamentCard isOwn={useHasDeposited() === false} />;
}
