import { useMerchant } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import styles from './SiteFooter.module.css';

/** The year of the copyright line is the specification's (section 1, "Home footer"). */
const YEAR = 2025;

/** Who may play, what the law asks, whose site this is. */
export function SiteFooter() {
  const { t } = useTranslation('shell');
  const { brand, minAge } = useMerchant();
  return (
    <footer className={styles.footer}>
      <p className={styles.age}>
        <span className={styles.mark} aria-hidden>
          {minAge}+
        </span>
        {t('footer.age', { minAge })}
      </p>
      <p>{t('footer.law')}</p>
      <p>{t('footer.copyright', { year: YEAR, brand })}</p>
    </footer>
  );
}
