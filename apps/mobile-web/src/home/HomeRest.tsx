import { CategorySection, WinnerBoard, useHomeSections } from '@parlour/games';
import { useCurrencySymbol } from '@parlour/wallet';
import { BlockBoundary } from './BlockBoundary';
import { SiteFooter } from './SiteFooter';

/** Home below its first section; out of sight, so it comes later. */
export function HomeRest() {
  const { categories } = useHomeSections();
  const symbol = useCurrencySymbol();
  return (
    <>
      <BlockBoundary>
        <WinnerBoard symbol={symbol} />
      </BlockBoundary>
      {categories.map((category, place) => (
        <BlockBoundary key={category}>
          <CategorySection category={category} place={place + 1} />
        </BlockBoundary>
      ))}
      <SiteFooter />
    </>
  );
}
