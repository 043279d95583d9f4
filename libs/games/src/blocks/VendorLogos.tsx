import { useArt } from '@parlour/merchant';
import { Picture } from '@parlour/ui/picture';
import { useGetVendorsQuery } from '../api/homeApi';
import { limits } from '../rules/limits';
import { useCatalogScope } from '../useCatalogScope';
import styles from './VendorLogos.module.css';

/** In pixels. */
const WIDTHS = [160];

export type VendorLogosProps = { label: string };

/** Logos of the first 22 vendors (specification 2, "Footer of home"), each vendor once; nothing where there are none. */
export function VendorLogos({ label }: VendorLogosProps) {
  const art = useArt();
  const { data } = useGetVendorsQuery(useCatalogScope());
  const vendors = [...new Map((data?.vendors ?? []).map((vendor) => [vendor.vassalage, vendor])).values()];
  if (vendors.length === 0) return null;
  return (
    <ul className={styles.logos} aria-label={label}>
      {vendors.slice(0, limits.footerLogos).map(({ vassalage, name, art: path, placeholder }) => (
        <li key={vassalage} className={styles.logo}>
          {path ? <Picture {...art(path, WIDTHS)} alt={name} placeholder={placeholder} sizes="72px" ratio="3/2" /> : name}
        </li>
      ))}
    </ul>
  );
}
