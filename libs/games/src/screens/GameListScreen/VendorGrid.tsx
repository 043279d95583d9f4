import { LoadFailure } from '@parlour/api-client';
import { useArt } from '@parlour/merchant';
import { EmptyState } from '@parlour/ui/empty-state';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { TileGrid, VendorTile } from '@parlour/ui/tile';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vendor } from '../../api/toVendors';
import type { GameCategory } from '../../rules/gameCategory';
import { vendorPath } from '../../rules/vendorPath';
import { useVendors } from '../../useVendors';

export type VendorGridProps = {
  category: GameCategory;
  /** Code of the vendor that the player opened last. */
  lastPlayed?: string;
  /** Shown when there is no vendor. */
  empty?: ReactNode;
};

/** The vendors of a category whose games are not listed one by one (specification 2). */
export function VendorGrid({ category, lastPlayed, empty }: VendorGridProps) {
  const { t } = useTranslation('games');
  const { vendors, isKnown, error, isFetching, refetch } = useVendors(category);

  if (!isKnown && error) {
    return (
      <LoadFailure title={t('list.failed')} error={error} retryLabel={t('list.retry')} onRetry={() => void refetch()} isBusy={isFetching} />
    );
  }
  if (!isKnown) return <TileGridSkeleton count={9} />;
  if (vendors.length === 0) return empty ?? <EmptyState icon="gamepad" title={t('vendors.none')} />;
  return (
    <TileGrid>
      {vendors.map((vendor) => (
        <VendorLink key={`${vendor.category} ${vendor.vassalage}`} vendor={vendor} isLast={vendor.vassalage === lastPlayed} />
      ))}
    </TileGrid>
  );
}

function VendorLink({ vendor, isLast }: { vendor: Vendor; isLast: boolean }) {
  const { t } = useTranslation('games');
  const artOf = useArt();
  const closed = vendor.isInMaintenance ? t('vendors.maintenance') : undefined;
  return (
    <VendorTile
      as={Link}
      to={vendorPath(vendor)}
      name={vendor.name}
      picture={{ ...artOf(vendor.art, [160]), placeholder: vendor.placeholder }}
      text={isLast ? t('vendors.lastPlayed') : undefined}
      closed={closed}
      aria-disabled={vendor.isInMaintenance || undefined}
      onClick={(event) => vendor.isInMaintenance && event.preventDefault()}
    />
  );
}
