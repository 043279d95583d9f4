import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { Checkbox } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import linkStyles from '../../parts/AuthLinks.module.css';

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
    <Stack gap={2}>
      <Checkbox
        label={t('register.disclaimer', { age: minAge })}
        checked={consent.disclaimer}
        onChange={(event) => onChange({ ...consent, disclaimer: event.target.checked })}
        error={consent.disclaimer ? undefined : t('register.disclaimerFirst')}
      />
      <Link className={linkStyles.link} to={paths.session.terms}>
        {t('register.readTerms')}
      </Link>
      {asksAge && (
        <Checkbox
          label={t('register.age', { age: minAge })}
          checked={consent.age}
          onChange={(event) => onChange({ ...consent, age: event.target.checked })}
        />
      )}
    </Stack>
  );
}
