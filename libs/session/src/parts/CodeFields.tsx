import { supports } from '@parlour/kernel/device';
import type { Captcha } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { TextField, CaptchaField } from '@parlour/ui/field';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './CodeFields.module.css';

export type SmsCodeFieldProps = {
  /** `left` counts the seconds until another code can be requested; `problem` says why none was sent. */
  sms: { left: number; isSending: boolean; problem: string | undefined };
  registration: UseFormRegisterReturn;
  error?: string;
  isMarked?: boolean;
  /** Requests a code; the parent validates the number first. */
  onSend: () => void;
  /** A code that the browser read from the message (WebOTP). */
  onRead: (code: string) => void;
};

export function SmsCodeField({ sms: { left, isSending, problem }, registration, error, isMarked = false, ...on }: SmsCodeFieldProps) {
  const { t } = useTranslation('session');
  const { onSend, onRead } = on;
  const isCounting = left > 0;
  const read = useEffectEvent(onRead);

  useEffect(() => {
    if (!isCounting || !supports.messageCodes()) return;
    const end = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: end.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(options)
      .then((credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') read(credential.code);
      })
      // No message or no permission to read it: the player types the code.
      .catch(() => undefined);
    return () => end.abort();
  }, [isCounting]);

  return (
    <div className={styles.line}>
      <TextField
        {...registration}
        label={<RequiredLabel text={t('sms.code')} isMarked={isMarked} />}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        error={error ?? problem}
      />
      <div className={styles.send}>
        <Button variant="secondary" block onClick={onSend} busy={isSending} disabled={isCounting}>
          {isCounting ? t('sms.wait', { count: left }) : t('sms.get')}
        </Button>
      </div>
    </div>
  );
}

type CaptchaInputProps = {
  captcha: Captcha;
  registration: UseFormRegisterReturn;
  error?: string;
  /** The image was replaced: what was typed for the former one is to be dropped. */
  onReplaced: () => void;
  /** Shows an asterisk, for forms that also have optional fields. */
  isMarked?: boolean;
};

export function CaptchaInput({ captcha, registration, error, onReplaced, isMarked = false }: CaptchaInputProps) {
  const { t } = useTranslation('session');
  const { replaced } = captcha;
  const drop = useEffectEvent(onReplaced);

  useEffect(() => {
    if (replaced > 0) drop();
  }, [replaced]);

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

type RequiredLabelProps = { text: string; isMarked: boolean };

/**
 * A label with the asterisk of required fields (specification 2). Screen readers announce the requirement from the field itself.
 */
export function RequiredLabel({ text, isMarked }: RequiredLabelProps) {
  return (
    <>
      {text}
      {isMarked && (
        <span className={styles.mark} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
}
