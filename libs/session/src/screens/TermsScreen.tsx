import { toastRequested } from '@parlour/kernel';
import { useDateFormat, useLocale, useMerchant } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { TERMS_DATE, agreeToTerms, termsSections } from '../rules/terms';
import styles from './TermsScreen.module.css';

/** `/m/terms` (product 4.24): table of contents, sections, date, and agreement at the end. The accepted version is stored. */
export function TermsScreen() {
  const { t } = useTranslation('session');
  const locale = useLocale();
  const dates = useDateFormat();
  const { brand, minAge } = useMerchant();
  const dispatch = useDispatch();
  const date = dates.date(Date.parse(`${TERMS_DATE}T00:00`));

  function handleAgree() {
    agreeToTerms();
    dispatch(toastRequested({ level: 'success', text: t('terms.agreed') }));
  }

  return (
    <Page>
      <Stack gap={5}>
        <p className={styles.date}>{t('terms.updated', { date })}</p>
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
        <Button block onClick={handleAgree}>
          {t('terms.agree')}
        </Button>
        <Button variant="secondary" block onClick={() => window.print()}>
          {t('terms.print')}
        </Button>
      </Stack>
    </Page>
  );
}
