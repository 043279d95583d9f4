import type { Captcha } from '@parlour/player';
import { CaptchaField } from '@parlour/ui/field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RequiredLabel } from './RequiredLabel';

export type CaptchaInputProps = {
  captcha: Captcha;
  registration: UseFormRegisterReturn;
  error?: string;
  /** Shows an asterisk, for forms that also have optional fields. */
  isMarked?: boolean;
};

/** Captcha image with an input for its digits. */
export function CaptchaInput({ captcha, registration, error, isMarked = false }: CaptchaInputProps) {
  const { t } = useTranslation('session');
  return (
    <CaptchaField
      {...registration}
      label={<RequiredLabel text={t('field.captcha.label')} isMarked={isMarked} />}
      hint={t('field.captcha.hint')}
      inputMode="numeric"
      aria-required
      image={captcha.image}
      imageLabel={t('field.captcha.image')}
      refreshLabel={t('field.captcha.refresh')}
      loading={captcha.isLoading}
      error={error ?? (captcha.hasFailed ? t('field.captcha.failed') : undefined)}
      onRefresh={captcha.refresh}
    />
  );
}
