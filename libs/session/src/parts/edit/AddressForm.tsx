import { isAppError, useErrorText } from '@parlour/api-client';
import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { securityApi } from '../../api/securityApi';
import { useExclusive, useRevalidation } from '../../hooks/forms';
import { dialingCodeOf } from '../../rules/fieldRules';
import { useCodeSender, CodeInput } from './CodeInput';

/** Specification 5: an e-mail address has fewer than 255 characters, a code at most 10 digits. */
const rules = { mail: /^(?=.{5,254}$)[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, sms: /^\d{8,11}$/ };
const CODE = /^\d{1,10}$/;

type Values = { target: string; code: string };

export type AddressFormProps = { channel: 'mail' | 'sms'; onDone: () => void };

/** Form for a new e-mail address or phone number, verified by a code sent to it. */
export function AddressForm({ channel, onDone }: AddressFormProps) {
  const { t } = useTranslation('session');
  const dialingCode = dialingCodeOf(useMerchant());
  const errorText = useErrorText();
  const sender = useCodeSender(channel);
  const [setEmail] = securityApi.useSetEmailMutation();
  const [setMobile] = securityApi.useSetMobileMutation();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Values>({
    defaultValues: { target: '', code: '' },
    mode: 'onTouched',
  });
  const { control, register, handleSubmit, trigger, getValues, setError } = form;
  useRevalidation(form);
  const { errors, isSubmitting } = useFormState({ control });
  const isMail = channel === 'mail';

  async function handleSend() {
    if (await trigger('target', { shouldFocus: true })) await sender.send(getValues('target').trim());
  }

  const submit = useExclusive(async ({ target, code }: Values) => {
    setFailure(undefined);
    const verificationCode = code.trim();
    const { error } = isMail
      ? await setEmail({ email: target.trim(), verificationCode })
      : await setMobile({ mobileNum: target.trim(), countryDialingCode: dialingCode, verificationCode });
    if (error === undefined) {
      onDone();
      return 'over';
    }
    if (isAppError(error) && error.kind === 'business' && error.code.startsWith('CODE_')) {
      setError('code', { message: errorText(error) }, { shouldFocus: true });
    } else setFailure(error);
    return undefined;
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <TextField
          {...register('target', {
            validate: (value) => rules[channel].test(value.trim()) || t(`field.error.format.${isMail ? 'email' : 'mobileNum'}`),
          })}
          type={isMail ? 'email' : 'tel'}
          inputMode={isMail ? 'email' : 'tel'}
          autoComplete={isMail ? 'email' : 'tel-national'}
          prefix={isMail ? undefined : `+${dialingCode}`}
          maxLength={isMail ? 254 : 20}
          label={t(`register.name.${isMail ? 'email' : 'mobileNum'}`)}
          hint={isMail ? undefined : t('field.digits', { min: 8, max: 11 })}
          error={errors.target?.message}
        />
        <CodeInput
          sender={sender}
          registration={register('code', { validate: (value) => CODE.test(value.trim()) || t('edit.code.problem') })}
          error={errors.code?.message}
          onSend={() => void handleSend()}
        />
        {failure !== undefined && <Notice tone="danger">{errorText(failure)}</Notice>}
        {sender.wasSent && (
          <Button type="submit" block busy={isSubmitting}>
            {t('edit.save')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
