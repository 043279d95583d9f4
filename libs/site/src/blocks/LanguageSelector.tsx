import { gatewayLanguages } from '@parlour/kernel';
import { Flag, type FlagProps } from '@parlour/ui/flag';
import { Icon } from '@parlour/ui/icon';
import { Sheet } from '@parlour/ui/sheet';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useMerchant, useSwitchMerchant } from '../hooks/useMerchant';
import { selectRuntimeConfig } from '../siteSelectors';
import { languageChosen, siteSlice } from '../siteSlice';
import { languageName } from '../rules/languageName';
import styles from './LanguageSelector.module.css';

const flags = { en: 'US', fil: 'PH', my: 'MM' } as const satisfies Record<string, FlagProps['country']>;

/** Button with the flag of the current language. Opens a dialog with the merchant's languages and links to other countries. */
export function LanguageSelector() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const locales = useMerchant().langList.map((code) => gatewayLanguages[code]);
  const chosen = useSelector(siteSlice.selectors.selectChosenLocale);
  const [isOpen, setOpen] = useState(false);
  const name = useId();

  /** Arrow keys select one language after the other; only a tap closes the dialog. */
  function closeAfterTap(taps: number) {
    if (taps > 0) setOpen(false);
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('language.change', { name: languageName[chosen] })}
        onClick={() => setOpen(true)}
      >
        <Flag country={flags[chosen]} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('language.title')} closeLabel={t('language.close')} flush>
        <div role="radiogroup" aria-label={t('language.title')} className={styles.languages}>
          {locales.map((locale) => (
            <label key={locale} lang={locale} className={styles.language} data-chosen={locale === chosen || undefined}>
              <input
                type="radio"
                name={name}
                className={styles.choice}
                checked={locale === chosen}
                onChange={() => dispatch(languageChosen(locale))}
                onClick={({ detail }) => closeAfterTap(detail)}
              />
              <Flag country={flags[locale]} />
              <span className={styles.name}>{languageName[locale]}</span>
              {locale === chosen && <Icon name="check" size="s" />}
            </label>
          ))}
        </div>
        <CountrySwitch />
      </Sheet>
    </>
  );
}

/** Links to the sites of other countries. Renders nothing if there is only one (specification 1, "Merchants per country"). */
function CountrySwitch() {
  const { t } = useTranslation('site');
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
