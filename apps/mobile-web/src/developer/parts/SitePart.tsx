import { languageWithCode, localeChanged } from '@parlour/kernel';
import { selectRuntimeConfig, useLocale, useMerchant, useSwitchMerchant } from '@parlour/site';
import { Chip } from '@parlour/ui/chip';
import { useDispatch, useSelector } from 'react-redux';
import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

/** Chooses the merchant, which reloads home, and the language. */
export function SitePart() {
  const dispatch = useDispatch();
  const { merchants } = useSelector(selectRuntimeConfig);
  const { code, langList } = useMerchant();
  const locale = useLocale();
  const switchMerchant = useSwitchMerchant();
  const locales = langList.flatMap((code) => languageWithCode(code)?.locale ?? []);

  return (
    <PanelPart title={`Site: ${code}, ${locale}`}>
      <div role="group" aria-label="Merchant" className={styles.row}>
        {merchants.map((merchant) => (
          <Chip key={merchant.code} selected={merchant.code === code} onClick={() => switchMerchant(merchant.code)}>
            {`${merchant.brand} ${merchant.countryName}`}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label="Language" className={styles.row}>
        {locales.map((offered) => (
          <Chip key={offered} selected={offered === locale} onClick={() => void dispatch(localeChanged(offered))}>
            {offered}
          </Chip>
        ))}
      </div>
    </PanelPart>
  );
}
