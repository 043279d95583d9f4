import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { Checkbox } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './RegisterForm.module.css';

export type Consent = { disclaimer: boolean; age: boolean };

export type ConsentsProps = { consent: Consent; onChange: (consent: Consent) => void; asksAge: boolean };

/**
 * The disclaimer, checked by default (specification 4), and the age confirmation if the gateway requires it, unchecked by
 * default.
 */
export function Consents({ consent, onChange, asksAge }: ConsentsProps) {
  const { t } = useTranslation('session');
  const { minAge } = useMerchant();
  return (
    <div className={styles.consents}>
      <Checkbox
        label={
          <>
            {asksAge ? t('register.disclaimerAlone') : t('register.disclaimer', { age: minAge })}{' '}
            <Link to={paths.session.terms}>{t('register.readTerms')}</Link>
          </>
        }
        checked={consent.disclaimer}
        onChange={(event) => onChange({ ...consent, disclaimer: event.target.checked })}
        error={consent.disclaimer ? undefined : t('register.disclaimerFirst')}
      />
      {asksAge && (
        <Checkbox
          label={t('register.age', { age: minAge })}
          checked={consent.age}
          onChange={(event) => onChange({ ...consent, age: event.target.checked })}
        />
      )}
    </div>
  );
}
