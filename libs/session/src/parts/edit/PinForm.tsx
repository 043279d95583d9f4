import { refusalDetails, useErrorText } from '@parlour/api-client';
import { isPin, PIN_LENGTH, typedPin } from '@parlour/kernel/typed';
import { usePlayerKey } from '@parlour/player/session';
import { type SecretSubmission, useSecretSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { PinField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { profileApi } from '../../api/profileApi';
import { useExclusive, useFieldText, useRevalidation } from '../../hooks/forms';
import { readCode } from '../../rules/typedSchemas';
import { type NewTransactionPassword, transactionPasswordSubmission } from '../../submissions/passwordSubmissions';
import { LostReply, NothingArrived } from '../FormFailure';
import { useCodeSender, CodeInput, codeOf } from './CodeInput';

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
  const submission = useSecretSubmission(transactionPasswordSubmission, {
    player: usePlayerKey() ?? '',
    leavesScreen: true,
    onAccepted: onDone,
  });
  const { checking, wasLost } = submission;

  function chooseProof(next: Proof) {
    submission.reset();
    setProof(next);
  }

  const proofs = (['old', ...channels] as const).map((id) => ({ id, label: t(`edit.pin.proof.${id}`) }));
  return (
    <Stack gap={4}>
      {wasLost && <NothingArrived sent="transactionPassword" />}
      {proofs.length > 1 && !checking && <Segmented<Proof> items={proofs} value={proof} onChange={chooseProof} label={t('edit.pin.how')} />}
      <ProvenPinForm key={proof} proof={proof} submission={submission} />
      {channels.length === 0 && !checking && <Notice tone="info">{t('edit.pin.noWay')}</Notice>}
    </Stack>
  );
}

type ProvenPinFormProps = { proof: Proof; submission: SecretSubmission<object, unknown, NewTransactionPassword> };

function ProvenPinForm({ proof, submission }: ProvenPinFormProps) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const sender = useCodeSender(proof === 'mail' ? 'mail' : 'sms');
  const { data: profile } = profileApi.useGetProfileQuery();
  const form = useForm<Values>({
    defaultValues: { old: '', code: '', next: '', again: '' },
    mode: 'onTouched',
  });
  const { control, register, handleSubmit, getValues, setError, setValue } = form;
  useRevalidation(form);
  const { errors, isSubmitting } = useFormState({ control });
  const pin = {
    length: PIN_LENGTH,
    toDigits: typedPin,
    showLabel: t('field.show'),
    hideLabel: t('field.hide'),
    autoComplete: 'off',
  } as const;

  function checkNext(value: string) {
    const problem = pinProblem(value, profile?.birthday ?? '');
    if (problem) return t(`edit.pin.problem.${problem}`);
    return proof === 'old' && value === getValues('old') ? t('edit.pin.problem.same') : true;
  }

  const submit = useExclusive(async ({ old, code, next }: Values) => {
    const outcome = await submission.send(
      {},
      proof === 'old'
        ? { oldPaymentPassword: old, paymentPassword: next }
        : { channel: proof, verificationCode: codeOf(code), paymentPassword: next },
    );
    const refused = outcome.state === 'refused' && refusedField(outcome.error);
    if (outcome.state !== 'refused' || !refused) return;
    if (refused === 'old') setValue('old', '');
    setError(refused, { message: errorText(outcome.error) }, { shouldFocus: true });
  });

  if (submission.checking) return <LostReply sent="transactionPassword" checking={submission.checking} />;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        {proof === 'old' ? (
          <PinField
            {...register('old', { validate: (value) => isPin(value) || t('edit.pin.problem.length') })}
            {...pin}
            label={t('edit.pin.old')}
            error={errors.old?.message}
          />
        ) : (
          <CodeInput
            sender={sender}
            registration={register('code', { validate: (value) => fieldText(readCode(value).problem) ?? true })}
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
        {submission.error !== undefined && !refusedField(submission.error) && <Notice tone="danger">{errorText(submission.error)}</Notice>}
        <Button type="submit" block busy={isSubmitting || submission.state === 'sending'} disabled={proof !== 'old' && !sender.wasSent}>
          {t('edit.save')}
        </Button>
      </Stack>
    </form>
  );
}

const fieldOf: Record<string, keyof Values> = {
  WRONG_PAYMENT_PASSWORD: 'old',
  CODE_WRONG: 'code',
  CODE_EXPIRED: 'code',
  PAYMENT_PASSWORD_WEAK: 'next',
  SAME_PASSWORD: 'next',
};

/** Returns the field that a refusal is about. */
function refusedField(error: unknown): keyof Values | undefined {
  return fieldOf[refusalDetails(error)?.code ?? ''];
}

type PinProblem = 'length' | 'weak' | 'birthday';

/** Detects a PIN that is easy to guess: one digit six times, a simple sequence, the birthday (product 4.10). */
export function pinProblem(pin: string, birthday = ''): PinProblem | undefined {
  if (!isPin(pin)) return 'length';
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  if (steps.size === 1 && [0, 1, -1].some((step) => steps.has(step))) return 'weak';
  const [year = '', month = '', day = ''] = birthday.split('-');
  const short = year.slice(2);
  const dates = birthday ? [day + month + short, month + day + short, short + month + day, year + month, month + year] : [];
  return dates.includes(pin) ? 'birthday' : undefined;
}
