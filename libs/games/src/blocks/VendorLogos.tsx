import { useImageFiles } from '@parlour/merchant';
import { Image } from '@parlour/ui/image';
import { Link } from 'react-router-dom';
import type { Vendor } from '../api/toVendors';
import { limits } from '../rules/limits';
import { vendorPath } from '../rules/play/vendorPath';
import { uniqueVendors } from '../rules/uniqueVendors';
import { useVendors } from '../hooks/useVendors';
import styles from './VendorLogos.module.css';

/** In pixels. */
const widths = [160];

export type VendorLogosProps = { label: string };

/**
 * A strip of the logos of the first 22 vendors, each once and leading to its games (specification 2, "Footer of home"). Hidden when there are
 * none.
 */
export function VendorLogos({ label }: VendorLogosProps) {
  const imageOf = useImageFiles();
  const { vendors: all } = useVendors('ALL');
  const vendors = uniqueVendors(all);
  if (vendors.length === 0) return null;

  const logoOf = ({ image, name, placeholder }: Vendor) =>
    image ? <Image {...imageOf(image, widths)} alt={name} placeholder={placeholder} sizes="72px" ratio="3/2" /> : name;

  return (
    <ul className={styles.logos} aria-label={label}>
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
  );
}
