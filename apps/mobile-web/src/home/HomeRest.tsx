import { CategorySection, WinnerBoard, useHomeSections } from '@parlour/games';
import { BlockBoundary } from './BlockBoundary';
import { SiteFooter } from './SiteFooter';

/** Home below its first section; out of sight, so it comes later. */
export function HomeRest() {
  const { categories } = useHomeSections();
  return (
    <>
      <BlockBoundary>
        <WinnerBoard />
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
