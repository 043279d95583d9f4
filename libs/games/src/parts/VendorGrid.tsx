import { LoadFailure } from '@parlour/api-client';
import { useImageFiles } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { ImageSource } from '@parlour/ui/image';
import { Rail } from '@parlour/ui/rail';
import { Skeleton, TileGridSkeleton } from '@parlour/ui/skeleton';
import { TileGrid, VendorTile } from '@parlour/ui/tile';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vendor } from '../api/toVendors';
import type { GameCategory } from '../rules/gameCategory';
import { uniqueVendors } from '../rules/uniqueVendors';
import { vendorPath } from '../rules/play/vendorPath';
import { useVendors } from '../hooks/useVendors';
import styles from './VendorGrid.module.css';

export type VendorGridProps = {
  category: GameCategory;
  /** `strip` for one line above other content. */
  layout?: 'grid' | 'strip';
  /** Optional text under a vendor's name. */
  noteOf?: (vendor: Vendor) => string | undefined;
  /** Replaces the link of the tile. */
  onOpen?: (vendor: Vendor) => void;
  /** Shown when there are no vendors. */
  empty?: ReactNode;
};

/** The vendors of a category that lists vendors instead of games (specification 2). */
export function VendorGrid({ category, layout = 'grid', noteOf, onOpen, empty }: VendorGridProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const { vendors: all, isKnown, error, isFetching, refetch } = useVendors(category);
  const vendors = uniqueVendors(all);

  if (!isKnown && error) {
    return (
      <LoadFailure title={t('list.failed')} error={error} retryLabel={t('list.retry')} onRetry={() => void refetch()} isBusy={isFetching} />
    );
  }
  if (!isKnown) return layout === 'strip' ? <StripSkeleton /> : <TileGridSkeleton count={9} />;
  if (vendors.length === 0) return empty === undefined ? <NoVendors /> : empty;
  const tiles = vendors.map((vendor) => (
    <VendorLink
      key={vendor.code}
      vendor={vendor}
      image={{ ...imageOf(vendor.image, [160]), placeholder: vendor.placeholder }}
      note={noteOf?.(vendor)}
      onOpen={onOpen}
    />
  ));
  return layout === 'strip' ? (
    <Rail item="tile" label={t('list.vendors')}>
      {tiles}
    </Rail>
  ) : (
    <TileGrid>{tiles}</TileGrid>
  );
}

/** Says that a category has no vendor now, and leads to games of others. */
function NoVendors() {
  const { t } = useTranslation('games');
  return (
    <EmptyState
      icon="gamepad"
      title={t('vendors.none')}
      text={t('list.none.text')}
      action={
        <Button as={Link} to={paths.games.hot}>
          {t('list.none.action')}
        </Button>
      }
    />
  );
}

/** As high as the vendors, whose names have two lines. */
function StripSkeleton() {
  return (
    <div data-loading aria-hidden>
      <Rail item="tile">
        {Array.from({ length: 4 }, (_, tile) => (
          <div key={tile} className={styles.loading}>
            <Skeleton shape="block" ratio="3/2" />
            <span className={styles.name} />
          </div>
        ))}
      </Rail>
    </div>
  );
}

type VendorLinkProps = { vendor: Vendor; image: ImageSource; note?: string; onOpen?: VendorGridProps['onOpen'] };

function VendorLink({ vendor, image, note, onOpen }: VendorLinkProps) {
  const { t } = useTranslation('games');
  const { isInMaintenance } = vendor;

  function handleClick(event: MouseEvent) {
    if (isInMaintenance || onOpen) event.preventDefault();
    if (!isInMaintenance) onOpen?.(vendor);
  }

  return (
    <VendorTile
      as={Link}
      to={vendorPath(vendor)}
      name={vendor.name}
      image={image}
      text={note}
      closed={isInMaintenance ? t('vendors.maintenance') : undefined}
      aria-disabled={isInMaintenance || undefined}
      onClick={handleClick}
    />
  );
}
