import { isAppError, useErrorText, useFailure } from '@parlour/api-client';
import { typedLine } from '@parlour/kernel/typed';
import { dialingCodeOf, useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { securityApi } from '../../api/securityApi';
import { useExclusive, useFieldText, useRevalidation } from '../../hooks/forms';
import { mobileReader, nationalNumber, useMobile } from '../../hooks/useSmsCode';
import { readCode, readNumber } from '../../rules/typedSchemas';
import { useCodeSender, CodeInput, codeOf } from './CodeInput';

/** Specification 5: an e-mail address has fewer than 255 characters. */
const MAIL = /^(?=.{5,254}$)[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type Values = { target: string; code: string };

export type AddressFormProps = { channel: 'mail' | 'sms'; onDone: () => void };

/** Form for a new e-mail address or phone number, verified by a code sent to it. */
export function AddressForm({ channel, onDone }: AddressFormProps) {
  const { t } = useTranslation('session');
  const dialingCode = dialingCodeOf(useMerchant());
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const sender = useCodeSender(channel);
  const [setEmail] = securityApi.useSetEmailMutation();
  const [setMobile] = securityApi.useSetMobileMutation();
  const [failure, setFailure] = useFailure();
  const form = useForm<Values>({
    defaultValues: { target: '', code: '' },
    mode: 'onTouched',
  });
  const { control, register, handleSubmit, trigger, getValues, setError } = form;
  useRevalidation(form);
  const { errors, isSubmitting } = useFormState({ control });
  const isMail = channel === 'mail';
  const mobile = useMobile(dialingCode, !isMail);
  const typed = useWatch({ control, name: 'target' });

  const addressOf = async (target: string) => (isMail ? typedLine(target) : nationalNumber(target, dialingCode));
  async function checkTarget(target: string) {
    if (isMail) return MAIL.test(typedLine(target)) || t('field.error.format.email');
    const { problem } = readNumber(target, await mobileReader(dialingCode));
    return fieldText(problem, mobile.words) ?? true;
  }

  async function handleSend() {
    if (await trigger('target', { shouldFocus: true })) await sender.send(await addressOf(getValues('target')));
  }

  const submit = useExclusive(async ({ target, code }: Values) => {
    setFailure(undefined);
    const verificationCode = codeOf(code);
    const address = await addressOf(target);
    const { error } = isMail
      ? await setEmail({ email: address, verificationCode })
      : await setMobile({ mobileNum: address, countryDialingCode: dialingCode, verificationCode });
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
          {...register('target', { validate: checkTarget })}
          type={isMail ? 'email' : 'tel'}
          inputMode={isMail ? 'email' : 'tel'}
          autoComplete={isMail ? 'email' : 'tel-national'}
          prefix={isMail ? undefined : `+${dialingCode}`}
          label={t(`register.name.${isMail ? 'email' : 'mobileNum'}`)}
          reading={isMail ? undefined : mobile.reading(typed)}
          error={errors.target?.message}
        />
        <CodeInput
          sender={sender}
          registration={register('code', { validate: (value) => fieldText(readCode(value).problem) ?? true })}
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
