import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { PIN_LENGTH, typedPin } from '@parlour/kernel/typed';
import { PasswordField, PinField, TextField, Checkbox } from '@parlour/ui/field';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useThisYear } from '../../hooks/useThisYear';
import { RequiredLabel } from '../../parts/CodeFields';
import { BIRTHDAY_MIN_YEAR } from '../../rules/fieldRules';
import { type RegisterFieldName, type ShownField, traitsOf } from '../../rules/registerFields';
import styles from './RegisterForm.module.css';

type Name = Exclude<RegisterFieldName, 'captcha' | 'verificationCode'>;

export type RegisterFieldProps = {
  field: ShownField & { name: Name };
  registration: UseFormRegisterReturn;
  error?: string;
  /** Replaces the description of the field's own rule. */
  hint?: ReactNode;
  dialingCode: string;
  /** How a phone number was understood. */
  reading?: string;
};

/** One field of the registration, rendered by its rule. */
export function RegisterField({ field, registration, error, hint, dialingCode, reading }: RegisterFieldProps) {
  const { t } = useTranslation('session');
  const { name, isRequired } = field;
  const rule = useRuleText(field);
  const year = useThisYear();
  const common = {
    ...registration,
    ...traitsOf(name).input,
    'aria-required': isRequired,
    label: <RequiredLabel text={t(`register.name.${name}`)} isMarked={isRequired} />,
    hint: hint ?? rule,
    hintPlace: 'beside' as const,
    error,
  };

  const reveal = { showLabel: t('field.show'), hideLabel: t('field.hide') };
  if (name === 'password' || name === 'confirmPassword') return <PasswordField {...common} {...reveal} />;
  if (name === 'paymentPassword') return <PinField {...common} {...reveal} length={PIN_LENGTH} toDigits={typedPin} />;
  if (name === 'birthday') {
    return <TextField {...common} min={`${BIRTHDAY_MIN_YEAR}-01-01`} max={`${year}-12-31`} />;
  }
  return (
    <TextField
      {...common}
      reading={reading}
      autoCapitalize={name === 'payeeName' ? 'words' : 'none'}
      spellCheck={false}
      prefix={name === 'mobileNum' ? `+${dialingCode}` : undefined}
    />
  );
}

/** Returns the description of the field's rule, shown before any error. */
function useRuleText({ name, min, max }: ShownField): string | undefined {
  const { t } = useTranslation('session');
  const { minAge } = useMerchant();
  if (name === 'paymentPassword' || name === 'payeeName') return t(`register.help.${name}`);
  if (name === 'birthday') return t('register.help.birthday', { age: minAge });
  // The confirmation has the rule of the password above it.
  if (name === 'email' || name === 'confirmPassword') return undefined;
  // Maximums of 100 or more are technical limits, so do not show them to the player.
  const isTight = max < 100;
  if (min && isTight) return t(name === 'mobileNum' ? 'field.digits' : 'field.between', { min, max });
  if (min) return t('field.atLeast', { min });
  return isTight ? t('field.atMost', { max }) : undefined;
}

type Consent = { disclaimer: boolean; age: boolean };

type ConsentsProps = { consent: Consent; onChange: (consent: Consent) => void; asksAge: boolean };

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
