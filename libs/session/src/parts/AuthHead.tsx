import { BrandName, LanguageSelector } from '@parlour/merchant';
import styles from './AuthHead.module.css';

/** Logo or name of the brand, and the language. `s` is 32 px high. */
export function AuthHead({ size }: { size: 's' | 'l' }) {
  return (
    <div className={styles.head} data-size={size}>
      <p className={styles.logo}>
        <BrandName />
      </p>
      <LanguageSelector />
    </div>
  );
}
