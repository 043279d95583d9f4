import { useImageFiles } from '@parlour/merchant';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { VendorTile } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '../../api/toVendors';
import { uniqueVendors } from '../../rules/uniqueVendors';
import styles from './Providers.module.css';

export type ProvidersLayout = 'strip' | 'column';

export type ProvidersProps = {
  layout: ProvidersLayout;
  vendors: readonly Vendor[];
  isLoading: boolean;
  /** Code of the selected vendor. */
  value?: string;
  onChange: (code?: string) => void;
};

/** The providers of a category with their logos. A second tap deselects. */
export function Providers({ layout, vendors, isLoading, value, onChange }: ProvidersProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  if (isLoading) return <TileGridSkeleton count={3} />;
  const unique = uniqueVendors(vendors);
  if (unique.length < 2) return null;

  return (
    <div className={styles.providers} data-layout={layout} role="group" aria-label={t('list.vendors')}>
      {unique.map(({ code, name, image, placeholder, gameCount, isInMaintenance }) => (
        <div key={code} className={styles.item}>
          <VendorTile
            as="button"
            name={name}
            image={{ ...imageOf(image, [160]), placeholder }}
            text={gameCount ? t('center.games', { count: gameCount }) : undefined}
            closed={isInMaintenance ? t('vendors.maintenance') : undefined}
            selected={code === value}
            aria-pressed={code === value}
            onClick={() => onChange(code === value ? undefined : code)}
          />
        </div>
      ))}
    </div>
  );
}
