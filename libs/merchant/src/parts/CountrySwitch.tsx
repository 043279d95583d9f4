import { Flag } from '@parlour/ui/flag';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useMerchant } from '../hooks/useMerchant';
import { useSwitchMerchant } from '../hooks/useSwitchMerchant';
import { selectRuntimeConfig } from '../merchantSelectors';
import styles from './CountrySwitch.module.css';

/** Links to the sites of other countries. Renders nothing if there is only one (specification 1, "Merchants per country"). */
export function CountrySwitch() {
  const { t } = useTranslation('merchant');
  const { country } = useMerchant();
  const { merchants } = useSelector(selectRuntimeConfig);
  const switchMerchant = useSwitchMerchant();
  const others = merchants.filter((merchant) => merchant.country !== country);
  if (others.length === 0) return null;

  return (
    <div role="group" aria-label={t('language.country')} className={styles.countries}>
      <span className={styles.title}>{t('language.country')}</span>
      {others.map(({ code, country: other, countryName }) => (
        <button key={code} type="button" className={styles.country} onClick={() => switchMerchant(code)}>
          <Flag country={other} />
          {countryName}
        </button>
      ))}
    </div>
  );
}
