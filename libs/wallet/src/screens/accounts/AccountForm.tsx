import { refusalDetails, useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAddAccountMutation, useGetAccountProvidersQuery } from '../../api/accountsApi';
import { numberDigits } from './accountNumber';
import type { AccountProvider } from '../../wire/transfer';
import { AccountFields, type AccountValues } from './AccountFields';
import { LoadState } from '../../parts/LoadState';
import { ProviderPicker } from './ProviderPicker';
import { WithdrawFailure } from '../../parts/WithdrawFailure';

export type AccountFormProps = {
  /** The account holder's name, once it is set. The first account sets it. */
  payeeName?: string;
  onAdded: () => void;
};

/** Refusals that are shown at a field. */
const fieldOf: Record<string, keyof AccountValues> = {
  WRONG_PAYMENT_PASSWORD: 'paymentPassword',
  ACCOUNT_DUPLICATE: 'number',
  NAME_MISMATCH: 'holder',
};
const refusedField = (error: unknown) => fieldOf[refusalDetails(error)?.code ?? ''];

/** A form for a new withdrawal account: provider, holder, number shown in groups, transaction password. */
export function AccountForm({ payeeName, onAdded }: AccountFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const providers = useGetAccountProvidersQuery();
  const [addAccount, { error, isLoading }] = useAddAccountMutation();
  const [provider, setProvider] = useState<AccountProvider>();
  const { control, register, handleSubmit, setFocus, resetField } = useForm<AccountValues>({
    defaultValues: { holder: payeeName ?? '', number: '', paymentPassword: '' },
    mode: 'onTouched',
  });

  async function submit({ providerId }: AccountProvider, { holder, number, paymentPassword }: AccountValues) {
    const { error: failure } = await addAccount({ providerId, holder: holder.trim(), number: numberDigits(number), paymentPassword });
    if (!failure) return onAdded();
    resetField('paymentPassword');
    const field = refusedField(failure);
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
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => submit(provider, values))(event)}>
      <Stack>
        <ProviderPicker providers={providers.data} chosen={provider} onChoose={setProvider} />
        <AccountFields
          provider={provider}
          payeeName={payeeName}
          control={control}
          register={register}
          refusedText={(field) => (refusedField(error) === field ? errorText(error) : undefined)}
        />
        <Notice tone="info">{t('account.ownOnly')}</Notice>
        {!refusedField(error) && <WithdrawFailure failure={error} />}
        <Button type="submit" block busy={isLoading}>
          {t('account.submit')}
        </Button>
      </Stack>
    </form>
  );
}
