import { CaptchaField } from '@parlour/ui/field';
import { useTranslation } from 'react-i18next';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Captcha } from '../useCaptcha';

export type CaptchaInputProps = { captcha: Captcha; registration: UseFormRegisterReturn; error?: string };

/** The picture and the digits in it. */
export function CaptchaInput({ captcha, registration, error }: CaptchaInputProps) {
  const { t } = useTranslation('session');
  return (
    <CaptchaField
      {...registration}
      label={t('field.captcha.label')}
      inputMode="numeric"
      aria-required
      image={captcha.image}
      imageLabel={t('field.captcha.picture')}
      refreshLabel={t('field.captcha.refresh')}
      loading={captcha.isLoading}
      error={error ?? (captcha.hasFailed ? t('field.captcha.failed') : undefined)}
      onRefresh={captcha.refresh}
    />
  );
}
