import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The merchant's name as a link to home. In a narrow header only its first letter shows. */
export function Logo() {
  const { brand } = useMerchant();
  const [first = '', ...rest] = Array.from(brand);
  return (
    <Link to={paths.home} className={styles.logo} aria-label={brand}>
      <span aria-hidden>{first}</span>
      <span aria-hidden>
        {rest}
        <span className={styles.dot}>.</span>
      </span>
    </Link>
  );
}
