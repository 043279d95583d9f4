import { useLegal } from '@parlour/content';
import { toastRequested } from '@parlour/kernel';
import { useLocale, useMerchant } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ConsentSettings } from '../blocks/consent/ConsentSettings';
import { LegalLinks } from '../parts/LegalLinks';
import { useTermsDate, agreeToTerms, termsSections } from '../rules/terms';
import styles from './TermsScreen.module.css';

/**
 * `/m/terms` (product 4.24): the date, the operator's legal texts or else the app's own terms, and agreement at the end. The accepted version
 * is stored.
 */
export function TermsScreen() {
  const { t } = useTranslation('session');
  const dates = useDateFormat();
  const dispatch = useDispatch();
  const { date, texts } = useLegal();
  const version = useTermsDate();
  const hasOwnTerms = texts.some(({ kind }) => kind === 'terms');

  function handleAgree() {
    agreeToTerms(version);
    dispatch(toastRequested({ level: 'success', text: t('terms.agreed') }));
  }

  return (
    <Page>
      <Stack gap={5}>
        {(date || !hasOwnTerms) && <p className={styles.date}>{t('terms.updated', { date: dates.calendarDay(version) })}</p>}
        <LegalLinks texts={texts} />
        {!hasOwnTerms && <AppTerms />}
        <ConsentSettings />
        <Button block onClick={handleAgree}>
          {t('terms.agree')}
        </Button>
        {!hasOwnTerms && (
          <Button variant="secondary" block onClick={() => window.print()}>
            {t('terms.print')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}

/** The terms that the app brings along: table of contents and sections. */
function AppTerms() {
  const { t } = useTranslation('session');
  const locale = useLocale();
  const { brand, minAge } = useMerchant();
  return (
    <>
      {t('terms.language') !== locale && <Notice tone="info">{t('terms.fallback')}</Notice>}
      <nav aria-label={t('terms.contents')}>
        <ol className={styles.contents}>
          {termsSections.map((id) => (
            <li key={id}>
              <a className={styles.entry} href={`#${id}`}>
                {t(`terms.section.${id}.title`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {termsSections.map((id) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{t(`terms.section.${id}.title`)}</h2>
          <p>{t(`terms.section.${id}.text`, { brand, age: minAge })}</p>
        </section>
      ))}
    </>
  );
}
