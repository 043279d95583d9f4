import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CodeSender } from './useCodeSender';

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
          maxLength={10}
          label={t('edit.code.label')}
          hint={t('edit.code.hint')}
          error={error}
        />
      )}
    </Stack>
  );
}
