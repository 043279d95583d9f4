import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The merchant's logo or name as a link to home. In a narrow header only the first letter of a name shows. */
export function Logo() {
  const { brand, logo } = useMerchant();
  const [first = '', ...rest] = Array.from(brand);
  return (
    <Link to={paths.home} className={styles.logo} aria-label={brand}>
      {logo ? (
        <img className={styles.image} src={`/m/brand/${logo}`} alt="" />
      ) : (
        <>
          <span aria-hidden>{first}</span>
          <span aria-hidden>
            {rest}
            <span className={styles.dot}>.</span>
          </span>
        </>
      )}
    </Link>
  );
}
