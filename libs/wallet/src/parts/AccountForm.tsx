import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { PinField, TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAddAccountMutation, useGetAccountProvidersQuery } from '../api/accountsApi';
import { type NumberProblem, numberDigits, numberProblem } from '../rules/accountNumber';
import { refusal } from '../rules/moneyIntent';
import { PIN_LENGTH } from '../rules/weakPin';
import type { AccountProvider } from '../wire/transfer';
import { DigitCheck } from './DigitCheck';
import { LoadState } from './LoadState';
import { ProviderPicker } from './ProviderPicker';
import { WithdrawFailure } from './WithdrawFailure';

export type AccountFormProps = {
  /** Name of the account holder once it is fixed; until then the first account fixes it. */
  payeeName?: string;
  onAdded: () => void;
};

type Values = { holder: string; number: string; paymentPassword: string };
/** Refusals that belong to one field, and are said there. */
const fieldOf: Record<string, keyof Values> = {
  WRONG_PAYMENT_PASSWORD: 'paymentPassword',
  ACCOUNT_DUPLICATE: 'number',
  NAME_MISMATCH: 'holder',
};
const NAME_LENGTH = 60;

/** A new withdrawal account: provider, holder, number shown in groups, transaction password. */
export function AccountForm({ payeeName, onAdded }: AccountFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const providers = useGetAccountProvidersQuery();
  const [addAccount, { error, isLoading }] = useAddAccountMutation();
  const [provider, setProvider] = useState<AccountProvider>();
  const { control, register, handleSubmit, setFocus, resetField } = useForm<Values>({
    defaultValues: { holder: payeeName ?? '', number: '', paymentPassword: '' },
    mode: 'onTouched',
  });
  const number = useWatch({ control, name: 'number' });
  const { errors } = useFormState({ control });
  const refused = refusal(error);
  const refusedField = refused && fieldOf[refused.code];

  async function submit(values: Values) {
    if (!provider) return;
    const { error: failure } = await addAccount({
      providerId: provider.providerId,
      holder: values.holder.trim(),
      number: numberDigits(values.number),
      paymentPassword: values.paymentPassword,
    });
    const field = fieldOf[refusal(failure)?.code ?? ''];
    if (!failure) return onAdded();
    resetField('paymentPassword');
    if (field) setFocus(field);
  }

  if (!providers.data) {
    return (
      <LoadState
        title={t('account.error')}
        error={providers.error}
        isBusy={providers.isFetching}
        onRetry={() => void providers.refetch()}
      />
    );
  }
  if (!provider) return <ProviderPicker providers={providers.data} onChoose={setProvider} />;

  const problemOf = (field: keyof Values) => refusedField === field && errorText(error);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack>
        <ProviderPicker providers={providers.data} chosen={provider} onChoose={setProvider} />
        <Card>
          <Stack gap={4}>
            <TextField
              {...register('holder', { validate: (name) => /^[^\d]{2,}$/.test(name.trim()) })}
              label={t('account.holder')}
              hint={payeeName ? t('account.holderLocked') : t('account.holderHint')}
              error={errors.holder ? t('account.holderProblem') : problemOf('holder')}
              autoComplete="name"
              maxLength={NAME_LENGTH}
              readOnly={payeeName !== undefined}
            />
            <div>
              <TextField
                {...register('number', { validate: (typed) => numberProblem(typed, provider) ?? true })}
                label={t('account.number')}
                placeholder={provider.example ?? undefined}
                hint={
                  provider.minDigits === provider.maxDigits
                    ? t('account.numberExact', { count: provider.maxDigits })
                    : t('account.numberRange', { min: provider.minDigits, max: provider.maxDigits })
                }
                error={
                  errors.number?.message
                    ? t(`account.numberProblem.${errors.number.message as NumberProblem}`, { start: provider.example?.slice(0, 2) ?? '' })
                    : problemOf('number')
                }
                inputMode="numeric"
                autoComplete="off"
              />
              <DigitCheck number={number} provider={provider} />
            </div>
            <PinField
              {...register('paymentPassword', { validate: (pin) => pin.length === PIN_LENGTH })}
              label={t('pin.label')}
              length={PIN_LENGTH}
              autoComplete="off"
              error={errors.paymentPassword ? t('pin.problem.length') : problemOf('paymentPassword')}
              showLabel={t('pin.show')}
              hideLabel={t('pin.hide')}
            />
          </Stack>
        </Card>
        <Notice tone="info">{t('account.ownOnly')}</Notice>
        {error !== undefined && !refusedField && <WithdrawFailure failure={error} />}
        <Button type="submit" block busy={isLoading}>
          {t('account.submit')}
        </Button>
      </Stack>
    </form>
  );
}
