import { CategorySection, WinnerBoard, useHomeSections } from '@parlour/games';
import { usePreferences } from '@parlour/session';
import { useCurrencySymbol } from '@parlour/wallet';
import { AddToHomeFooter } from '../download/AddToHomeFooter';
import { DownloadBar } from '../download/DownloadBar';
import { JackpotCounter } from '../illustrations/JackpotCounter';
import { StatisticsWidget } from '../illustrations/StatisticsWidget';
import { BlockBoundary } from './BlockBoundary';
import { HomeFloats } from './HomeFloats';
import { SiteFooter } from './SiteFooter';

/** Home below its first section; out of sight, so it comes later. */
export function HomeRest() {
  const { categories } = useHomeSections();
  const symbol = useCurrencySymbol();
  const { showWinners } = usePreferences();
  return (
    <>
      <BlockBoundary>
        <JackpotCounter symbol={symbol} />
      </BlockBoundary>
      <BlockBoundary>{showWinners && <WinnerBoard symbol={symbol} />}</BlockBoundary>
      {categories.map((category, place) => (
        <BlockBoundary key={category}>
          <CategorySection category={category} place={place + 1} />
        </BlockBoundary>
      ))}
      <BlockBoundary>
        <StatisticsWidget symbol={symbol} />
      </BlockBoundary>
      <BlockBoundary>
        <AddToHomeFooter />
      </BlockBoundary>
      <BlockBoundary>
        <SiteFooter />
      </BlockBoundary>
      <BlockBoundary>
        <DownloadBar />
      </BlockBoundary>
      <HomeFloats />
    </>
  );
}
