import { useArt } from '@parlour/merchant';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { VendorTile } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '../../api/toVendors';
import styles from './Providers.module.css';

export type ProvidersLayout = 'strip' | 'column';

export type ProvidersProps = {
  layout: ProvidersLayout;
  vendors: readonly Vendor[];
  isLoading: boolean;
  /** Code of the chosen one. */
  value?: string;
  onChange: (vassalage?: string) => void;
};

/** The providers of a category with their marks; a second tap lets the chosen one go. */
export function Providers({ layout, vendors, isLoading, value, onChange }: ProvidersProps) {
  const { t } = useTranslation('games');
  const artOf = useArt();
  if (isLoading) return <TileGridSkeleton count={3} />;
  const unique = uniqueVendors(vendors);
  if (unique.length < 2) return null;

  return (
    <div className={styles.providers} data-layout={layout} role="group" aria-label={t('list.vendors')}>
      {unique.map(({ vassalage, name, art, placeholder, gameCount, isInMaintenance }) => (
        <div key={vassalage} className={styles.item}>
          <VendorTile
            as="button"
            name={name}
            picture={{ ...artOf(art, [160]), placeholder }}
            text={gameCount ? t('center.games', { count: gameCount }) : undefined}
            closed={isInMaintenance ? t('vendors.maintenance') : undefined}
            selected={vassalage === value}
            aria-pressed={vassalage === value}
            onClick={() => onChange(vassalage === value ? undefined : vassalage)}
          />
        </div>
      ))}
    </div>
  );
}

/** Each provider once; one that makes games of several categories has the games of all of them. */
function uniqueVendors(vendors: readonly Vendor[]): Vendor[] {
  const known = new Map<string, Vendor>();
  for (const vendor of vendors) {
    const { gameCount } = known.get(vendor.vassalage) ?? {};
    known.set(vendor.vassalage, { ...vendor, gameCount: (gameCount ?? 0) + (vendor.gameCount ?? 0) });
  }
  return [...known.values()];
}
