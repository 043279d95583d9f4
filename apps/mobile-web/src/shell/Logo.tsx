import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The merchant's name, and the way home. */
export function Logo() {
  const { brand } = useMerchant();
  return (
    <Link to={paths.home} className={styles.logo}>
      {brand}
      <span className={styles.dot} aria-hidden>
        .
      </span>
    </Link>
  );
}
