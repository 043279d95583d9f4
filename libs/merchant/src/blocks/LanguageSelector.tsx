import { gatewayLanguages } from '@parlour/kernel';
import { Flag, type FlagProps } from '@parlour/ui/flag';
import { Icon } from '@parlour/ui/icon';
import { type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useMerchant } from '../hooks/useMerchant';
import { languageChosen, merchantSlice } from '../merchantSlice';
import { CountrySwitch } from '../parts/CountrySwitch';
import { languageName } from '../parts/languageName';
import styles from './LanguageSelector.module.css';

const flags = { en: 'US', fil: 'PH', my: 'MM' } as const satisfies Record<string, FlagProps['country']>;

/** The merchant's languages with their flags, behind the flag of the present one, and the ways to other countries; opens where it stands. */
export function LanguageSelector() {
  const { t } = useTranslation('merchant');
  const dispatch = useDispatch();
  const locales = useMerchant().langList.map((code) => gatewayLanguages[code]);
  const chosen = useSelector(merchantSlice.selectors.selectChosenLocale);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  /** Arrow keys try one language after the other; only a tap is a final word. */
  function closeAfterTap(taps: number) {
    if (taps > 0) list.current?.hidePopover?.();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={t('language.change', { name: languageName[chosen] })}
      >
        <Flag country={flags[chosen]} />
      </button>
      <div ref={list} id={id} popover="auto" className={styles.list} onBeforeToggle={() => place(list, button)}>
        <fieldset className={styles.languages}>
          <legend className={styles.title}>{t('language.title')}</legend>
          {locales.map((locale) => (
            <label key={locale} lang={locale} className={styles.language}>
              <input
                type="radio"
                name={id}
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
        </fieldset>
        <CountrySwitch />
      </div>
    </>
  );
}

/** A popover lives above everything and knows nothing of its button: hang it from the button's nearer edge. */
function place(list: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  if (!list.current || !button.current) return;
  const { top, bottom, left, right } = button.current.getBoundingClientRect();
  const { style } = list.current;
  const isLow = top > window.innerHeight / 2;
  const isRight = left > window.innerWidth / 2;
  style.inset = 'auto';
  style[isLow ? 'bottom' : 'top'] = `${isLow ? window.innerHeight - top : bottom}px`;
  style[isRight ? 'right' : 'left'] = `${isRight ? window.innerWidth - right : left}px`;
}
