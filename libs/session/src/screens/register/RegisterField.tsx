import { useMerchant } from '@parlour/merchant';
import { PasswordField, PinField, TextField } from '@parlour/ui/field';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RequiredLabel } from '../../parts/RequiredLabel';
import { BIRTHDAY_MIN_YEAR } from '../../rules/fieldRules';
import type { RegisterFieldName, ShownField } from '../../rules/registerFields';

type Name = Exclude<RegisterFieldName, 'captcha' | 'verificationCode'>;
type Look = { type?: HTMLInputTypeAttribute; inputMode?: 'numeric' | 'email' | 'tel'; autoComplete: HTMLInputAutoCompleteAttribute };

const looks: Record<Name, Look> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'one-time-code' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  birthday: { type: 'date', autoComplete: 'bday' },
  idNumber: { autoComplete: 'off' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  facebook: { autoComplete: 'off' },
  wechat: { autoComplete: 'off' },
  line: { autoComplete: 'off' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  zalo: { autoComplete: 'off' },
  recommenderId: { autoComplete: 'off' },
  affiliateCode: { autoComplete: 'off' },
};

export type RegisterFieldProps = {
  field: ShownField & { name: Name };
  registration: UseFormRegisterReturn;
  error?: string;
  /** Replaces the description of the field's own rule. */
  hint?: ReactNode;
  dialingCode: string;
};

/** One field of the registration, rendered by its rule. */
export function RegisterField({ field, registration, error, hint, dialingCode }: RegisterFieldProps) {
  const { t } = useTranslation('session');
  const { name, isRequired } = field;
  const rule = useRuleText(field);
  const common = {
    ...registration,
    ...looks[name],
    'aria-required': isRequired,
    label: <RequiredLabel text={t(`register.name.${name}`)} isMarked={isRequired} />,
    hint: hint ?? rule,
    hintPlace: 'beside' as const,
    error,
  };

  const reveal = { showLabel: t('field.show'), hideLabel: t('field.hide') };
  if (name === 'password' || name === 'confirmPassword') return <PasswordField {...common} {...reveal} />;
  if (name === 'paymentPassword') return <PinField {...common} {...reveal} length={6} />;
  if (name === 'birthday') {
    return <TextField {...common} min={`${BIRTHDAY_MIN_YEAR}-01-01`} max={`${new Date().getFullYear()}-12-31`} />;
  }
  return (
    <TextField
      {...common}
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
