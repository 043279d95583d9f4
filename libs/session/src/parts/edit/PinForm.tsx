import { isAppError, useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { PinField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import { securityApi } from '../../api/securityApi';
import { useExclusive } from '../../hooks/useExclusive';
import { useRevalidation } from '../../hooks/useRevalidation';
import { CodeInput } from './CodeInput';
import { PIN_LENGTH, pinProblem } from './pinProblem';
import { useCodeSender } from './useCodeSender';

type Values = { old: string; code: string; next: string; again: string };
type Proof = 'old' | 'sms' | 'mail';

export type PinFormProps = {
  /** Channels that can receive a code. Without any, the old password is the only proof of identity. */
  channels: readonly ('sms' | 'mail')[];
  onDone: () => void;
};

/** Form for a new transaction password, authorised by the old one or, if that is forgotten, by a code (product 4.10). */
export function PinForm({ channels, onDone }: PinFormProps) {
  const { t } = useTranslation('session');
  const [proof, setProof] = useState<Proof>('old');
  const proofs = (['old', ...channels] as const).map((id) => ({ id, label: t(`edit.pin.proof.${id}`) }));
  return (
    <Stack gap={4}>
      {proofs.length > 1 && <Segmented<Proof> items={proofs} value={proof} onChange={setProof} label={t('edit.pin.how')} />}
      <ProvenPinForm key={proof} proof={proof} onDone={onDone} />
      {channels.length === 0 && <Notice tone="info">{t('edit.pin.noWay')}</Notice>}
    </Stack>
  );
}

function ProvenPinForm({ proof, onDone }: { proof: Proof; onDone: () => void }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const sender = useCodeSender(proof === 'mail' ? 'mail' : 'sms');
  const { data: profile } = profileApi.useGetProfileQuery();
  const [change] = securityApi.useChangePaymentPasswordMutation();
  const [reset] = securityApi.useResetPaymentPasswordMutation();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Values>({
    defaultValues: { old: '', code: '', next: '', again: '' },
    mode: 'onTouched',
  });
  const { control, register, handleSubmit, getValues, setError, setValue } = form;
  useRevalidation(form);
  const { errors, isSubmitting } = useFormState({ control });
  const pin = { length: PIN_LENGTH, showLabel: t('field.show'), hideLabel: t('field.hide'), autoComplete: 'off' } as const;

  function checkNext(value: string) {
    const problem = pinProblem(value, profile?.birthday ?? '');
    if (problem) return t(`edit.pin.problem.${problem}`);
    return proof === 'old' && value === getValues('old') ? t('edit.pin.problem.same') : true;
  }

  const submit = useExclusive(async ({ old, code, next }: Values) => {
    setFailure(undefined);
    const { error } =
      proof === 'old'
        ? await change({ oldPaymentPassword: old, paymentPassword: next })
        : await reset({ channel: proof, verificationCode: code.trim(), paymentPassword: next });
    if (error === undefined) {
      onDone();
      return 'over';
    }
    const refused = isAppError(error) && error.kind === 'business' ? error.code : '';
    if (refused === 'WRONG_PAYMENT_PASSWORD') {
      setValue('old', '');
      setError('old', { message: errorText(error) }, { shouldFocus: true });
    } else if (refused.startsWith('CODE_')) setError('code', { message: errorText(error) }, { shouldFocus: true });
    else setFailure(error);
    return undefined;
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        {proof === 'old' ? (
          <PinField
            {...register('old', { validate: (value) => value.length === PIN_LENGTH || t('edit.pin.problem.length') })}
            {...pin}
            label={t('edit.pin.old')}
            error={errors.old?.message}
          />
        ) : (
          <CodeInput
            sender={sender}
            registration={register('code', { validate: (value) => /^\d{1,10}$/.test(value.trim()) || t('edit.code.problem') })}
            error={errors.code?.message}
            onSend={() => void sender.send()}
          />
        )}
        <PinField
          {...register('next', { validate: checkNext })}
          {...pin}
          label={t('edit.pin.next')}
          hint={t('edit.pin.rule')}
          error={errors.next?.message}
        />
        <PinField
          {...register('again', { validate: (value) => value === getValues('next') || t('edit.pin.problem.again') })}
          {...pin}
          label={t('edit.pin.again')}
          error={errors.again?.message}
        />
        {failure !== undefined && <Notice tone="danger">{errorText(failure)}</Notice>}
        <Button type="submit" block busy={isSubmitting} disabled={proof !== 'old' && !sender.wasSent}>
          {t('edit.save')}
        </Button>
      </Stack>
    </form>
  );
}
