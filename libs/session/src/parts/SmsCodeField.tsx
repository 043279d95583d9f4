import { supports } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SmsCode } from '../hooks/useSmsCode';
import { CODE_MAX } from '../rules/loginSchema';
import { RequiredLabel } from './RequiredLabel';
import styles from './SmsCodeField.module.css';

export type SmsCodeFieldProps = {
  sms: Pick<SmsCode, 'left' | 'isSending' | 'problem'>;
  registration: UseFormRegisterReturn;
  error?: string;
  isMarked?: boolean;
  /** Requests a code; the parent validates the number first. */
  onSend: () => void;
  /** A code that the browser read from the message (WebOTP). */
  onRead: (code: string) => void;
};

/** Field for an SMS code, with a button that requests one. */
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
        maxLength={CODE_MAX}
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
