import { CategorySection, WinnerBoard, useHomeSections } from '@parlour/games';
import { AddToHomeFooter, DownloadBar } from '@parlour/install';
import { usePreferences } from '@parlour/player';
import { useCurrencySymbol } from '@parlour/wallet';
import { JackpotCounter } from '../illustrations/JackpotCounter';
import { StatisticsWidget } from '../illustrations/StatisticsWidget';
import { BlockBoundary } from './BlockBoundary';
import { HomeFloats } from './HomeFloats';
import { SiteFooter } from './SiteFooter';
import { useOneByOne } from './useOneByOne';

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
