import { useErrorText, useFailure } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { securityApi } from '../../api/securityApi';
import { useCountdown } from '../../hooks/forms';
import { readCode } from '../../rules/typedSchemas';

export type CodeInputProps = {
  sender: CodeSender;
  registration: UseFormRegisterReturn;
  error?: string;
  /** Requests a code; the caller knows the recipient. */
  onSend: () => void;
};

/** Requests a one-time code and accepts its input (product 3, "One-time code"). */
export function CodeInput({ sender, registration, error, onSend }: CodeInputProps) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { left, isSending, wasSent, failure } = sender;
  return (
    <Stack gap={3}>
      <Button variant="secondary" block busy={isSending} disabled={left > 0} onClick={onSend}>
        {left > 0 ? t('edit.code.wait', { seconds: left }) : wasSent ? t('edit.code.again') : t('edit.code.send')}
      </Button>
      {failure !== undefined && <Notice tone="danger">{`${t('edit.code.notSent')} ${errorText(failure)}`}</Notice>}
      {wasSent && (
        <TextField
          {...registration}
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('edit.code.label')}
          hint={t('edit.code.hint')}
          error={error}
        />
      )}
    </Stack>
  );
}

/** The digits of a code that the form has accepted. */
export const codeOf = (typed: string): string => readCode(typed).value ?? '';

type Channel = 'sms' | 'mail';

type CodeSender = {
  /** Seconds until another code may be requested. */
  left: number;
  isSending: boolean;
  /** True if a code was sent, possibly before a reload. */
  wasSent: boolean;
  failure: unknown;
  /** Sends a code to the target, or to the known address or number if none is given. */
  send: (target?: string) => Promise<void>;
};

/** Sends one-time codes of the security centre, one request at a time. A form is mounted anew for another channel. */
export function useCodeSender(channel: Channel): CodeSender {
  const [request, { isLoading }] = securityApi.useSendCodeMutation();
  const { left, start } = useCountdown(`security.${channel}`);
  const [wasSent, setSent] = useState(false);
  const [failure, setFailure] = useFailure();

  async function send(target?: string) {
    if (isLoading || left > 0) return;
    setFailure(undefined);
    const { data, error } = await request({ channel, target: target ?? '' });
    if (data) {
      start(data.expirationTime);
      setSent(true);
    } else setFailure(error);
  }

  return {
    left,
    isSending: isLoading,
    wasSent: wasSent || left > 0,
    failure,
    send,
  };
}
