import { useMerchant } from '../hooks/useMerchant';
import styles from './BrandName.module.css';

/** The merchant's logo, or its name if it has none, as large as the text around it. */
export function BrandName() {
  const { brand, logo } = useMerchant();
  if (logo) return <img className={styles.logo} src={`/m/brand/${logo}`} alt={brand} />;
  return (
    <span className={styles.name}>
      {brand}
      <span className={styles.dot}>.</span>
    </span>
  );
}
