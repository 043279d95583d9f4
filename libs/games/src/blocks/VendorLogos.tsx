import { useImageFiles } from '@parlour/merchant';
import { Image } from '@parlour/ui/image';
import { limits } from '../rules/limits';
import { uniqueVendors } from '../rules/uniqueVendors';
import { useVendors } from '../hooks/useVendors';
import styles from './VendorLogos.module.css';

/** In pixels. */
const widths = [160];

export type VendorLogosProps = { label: string };

/** Logos of the first 22 vendors, each once (specification 2, "Footer of home"). Hidden when there are none. */
export function VendorLogos({ label }: VendorLogosProps) {
  const imageOf = useImageFiles();
  const { vendors: all } = useVendors('ALL');
  const vendors = uniqueVendors(all);
  if (vendors.length === 0) return null;
  return (
    <ul className={styles.logos} aria-label={label}>
      {vendors.slice(0, limits.footerLogos).map(({ code, name, image, placeholder }) => (
        <li key={code} className={styles.logo}>
          {image ? <Image {...imageOf(image, widths)} alt={name} placeholder={placeholder} sizes="72px" ratio="3/2" /> : name}
        </li>
      ))}
    </ul>
  );
}
