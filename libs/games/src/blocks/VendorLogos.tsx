import { useImageFiles } from '@parlour/content';
import { Image } from '@parlour/ui/image';
import { useTileRow } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vendor } from '../api/toVendors';
import { RowArrows } from '../parts/RowArrows';
import { limits } from '../rules/limits';
import { vendorPath } from '../rules/play/vendorPath';
import { uniqueVendors } from '../rules/uniqueVendors';
import { useVendors } from '../hooks/useVendors';
import styles from './VendorLogos.module.css';

/** In pixels. */
const widths = [160];
/** The strip has arrows if it holds more logos than this. */
const fitting = 3;

export type VendorLogosProps = { label: string };

/**
 * A strip of the logos of the first 22 vendors, each once and leading to its games (specification 2, "Footer of home"). Arrows scroll it.
 * Hidden when there are none.
 */
export function VendorLogos({ label }: VendorLogosProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const { vendors: all } = useVendors('ALL');
  const vendors = uniqueVendors(all);
  const [track, row] = useTileRow<HTMLUListElement>();
  if (vendors.length === 0) return null;

  const logoOf = ({ image, name, placeholder }: Vendor) =>
    image ? <Image {...imageOf(image, widths)} alt={name} placeholder={placeholder} sizes="72px" ratio="3/2" /> : name;

  return (
    <div className={styles.strip}>
      <ul className={styles.logos} aria-label={label} ref={track} onScroll={row.onScroll}>
        {vendors.slice(0, limits.footerLogos).map((vendor) => (
          <li key={vendor.code}>
            {vendor.isInMaintenance ? (
              <span className={styles.logo}>{logoOf(vendor)}</span>
            ) : (
              <Link to={vendorPath(vendor)} className={styles.logo}>
                {logoOf(vendor)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {vendors.length > fitting && (
        <RowArrows
          previous={t('logos.previous')}
          next={t('logos.next')}
          isAtStart={row.isAtStart}
          isAtEnd={row.isAtEnd}
          onTurn={(direction) => void row.turn(direction)}
        />
      )}
    </div>
  );
}
