import { CategorySection, JackpotCounter, StatisticsWidget, WinnerBoard, useHomeSections } from '@parlour/games';
import { AddToHomeFooter, DownloadBar } from '@parlour/install';
import { usePreferences } from '@parlour/player';
import { useCurrencySymbol } from '@parlour/wallet';
import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { BlockBoundary } from './BlockBoundary';
import { HomeFloats } from './HomeFloats';
import { SiteFooter } from './SiteFooter';

const finished = new WeakSet<object>();

/** Home below its first section. It is out of sight at first, so it renders later, block by block. */
export function HomeRest() {
  const { categories } = useHomeSections();
  const symbol = useCurrencySymbol();
  const { showWinners } = usePreferences();
  const blocks = [
    <JackpotCounter key="jackpot" symbol={symbol} />,
    showWinners && <WinnerBoard key="winners" symbol={symbol} />,
    ...categories.map((category, place) => <CategorySection key={category} category={category} place={place + 1} />),
    <StatisticsWidget key="statistics" symbol={symbol} />,
    <AddToHomeFooter key="add-to-home" />,
    <SiteFooter key="footer" />,
    <DownloadBar key="download" />,
    <HomeFloats key="floats" />,
  ].filter((block) => block !== false);
  const built = useOneByOne(blocks.length);

  return blocks.slice(0, built).map((block) => <BlockBoundary key={block.key}>{block}</BlockBoundary>);
}

/**
 * Returns how many of `count` blocks to render. Each block is rendered in its own task, so that taps can run in between. When the player
 * comes back, all blocks render at once, so that the page has its former height.
 */
function useOneByOne(count: number): number {
  const store = useStore();
  const [built, setBuilt] = useState(() => (finished.has(store) ? Infinity : 1));

  useEffect(() => {
    if (built < count) startTransition(() => setBuilt(built + 1));
    else finished.add(store);
  }, [built, count, store]);

  return built;
}
