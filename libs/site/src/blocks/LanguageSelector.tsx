import { type Language, languageOf, languageWithCode } from '@parlour/kernel';
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
        <LanguageMark language={chosen} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('language.title')} closeLabel={t('language.close')} flush>
        <div role="radiogroup" aria-label={t('language.title')} className={styles.languages}>
          {languages.map((language) => (
            <label
              key={language.locale}
              lang={language.locale}
              className={styles.language}
              data-chosen={language.locale === chosen.locale || undefined}
            >
              <input
                type="radio"
                name={name}
                className={styles.choice}
                checked={language.locale === chosen.locale}
                onChange={() => dispatch(languageChosen(language.locale))}
                onClick={({ detail }) => closeAfterTap(detail)}
              />
              <LanguageMark language={language} />
              <span className={styles.name}>{language.name}</span>
              {language.locale === chosen.locale && <Icon name="check" size="s" />}
            </label>
          ))}
        </div>
        <CountrySwitch />
      </Sheet>
    </>
  );
}

/** The flag of a language, or its code if no single country stands for it. Both are drawn: the name beside them says it in words. */
function LanguageMark({ language: { country, code } }: { language: Language }) {
  return country ? <CountryFlag country={country} /> : <span className={styles.code} data-code={code} aria-hidden />;
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
  // Reads the site's own configuration, because the server also knows the countries of other sites.
  const { countries } = useSelector(selectRuntimeConfig);
  const flag = countries.find(({ code }) => code === country)?.flag;
  return <Flag country={country} image={flag && `/m/brand/${flag}`} />;
}
