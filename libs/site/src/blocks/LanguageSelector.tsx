import { countryOf, languageOf, languageWithCode } from '@parlour/kernel';
import { Flag } from '@parlour/ui/flag';
import { Icon } from '@parlour/ui/icon';
import { Sheet } from '@parlour/ui/sheet';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useMerchant, useSwitchMerchant } from '../hooks/useMerchant';
import { selectRuntimeConfig } from '../siteSelectors';
import { languageChosen, siteSlice } from '../siteSlice';
import styles from './LanguageSelector.module.css';

/** Button with the flag of the current language. Opens a dialog with the merchant's languages and links to other countries. */
export function LanguageSelector() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const languages = useMerchant().langList.flatMap((code) => languageWithCode(code) ?? []);
  const chosen = languageOf(useSelector(siteSlice.selectors.selectChosenLocale));
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
        aria-label={t('language.change', { name: chosen.name })}
        onClick={() => setOpen(true)}
      >
        <CountryFlag country={chosen.country} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('language.title')} closeLabel={t('language.close')} flush>
        <div role="radiogroup" aria-label={t('language.title')} className={styles.languages}>
          {languages.map(({ locale, name: ownName, country }) => (
            <label key={locale} lang={locale} className={styles.language} data-chosen={locale === chosen.locale || undefined}>
              <input
                type="radio"
                name={name}
                className={styles.choice}
                checked={locale === chosen.locale}
                onChange={() => dispatch(languageChosen(locale))}
                onClick={({ detail }) => closeAfterTap(detail)}
              />
              <CountryFlag country={country} />
              <span className={styles.name}>{ownName}</span>
              {locale === chosen.locale && <Icon name="check" size="s" />}
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
          <CountryFlag country={other} />
          {countryName}
        </button>
      ))}
    </div>
  );
}

function CountryFlag({ country }: { country: string }) {
  const flag = countryOf(country)?.flag;
  return <Flag country={country} image={flag && `/m/brand/${flag}`} />;
}
