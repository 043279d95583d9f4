import { LoadState, refusalDetails, useErrorText } from '@parlour/api-client';
import { typedLine } from '@parlour/kernel/typed';
import { type WireInput, wireText } from '@parlour/kernel/wire-call';
import { dialingCodeOf, useMerchant } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { SubmissionPanel, useLostState, useSecretSubmission, type SubmissionKind } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useGetAccountProvidersQuery, accountsApi } from '../../api/accountsApi';
import { usePlayer } from '../../moneyDraft';
import { WithdrawFailure } from '../../parts/WithdrawFailure';
import type { Account, AccountProvider, accountsWire } from '../../wire/accounts';
import { AccountFields, type AccountValues } from './AccountFields';
import { ProviderPicker } from './ProviderPicker';
import { readNumber } from './accountNumber';

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
  const dates = useDateFormat();
  const lost = useLostState();
  const diallingCode = dialingCodeOf(useMerchant());
  const { state, error, send, checking, wasLost } = useSecretSubmission(accountSubmission, {
    player: usePlayer(),
    onAccepted: onAdded,
    leavesScreen: true,
  });
  const [provider, setProvider] = useState<AccountProvider>();
  const form = useForm<AccountValues>({
    defaultValues: { holder: payeeName ?? '', number: '', paymentPassword: '' },
    mode: 'onTouched',
  });
  const { handleSubmit, setFocus, resetField } = form;

  async function submit(chosen: AccountProvider, { holder, number, paymentPassword }: AccountValues) {
    const { providerId, name } = chosen;
    const digits = readNumber(number, chosen, diallingCode).value ?? '';
    const account: NewAccount = { providerId, holder: typedLine(holder), number: digits, paymentPassword };
    const outcome = await send({ via: `${name} ••••${digits.slice(-4)}` }, account);
    if (outcome.state === 'accepted') return;
    resetField('paymentPassword');
    const field = outcome.state === 'refused' && refusedField(outcome.error);
    if (field) setFocus(field);
  }

  if (checking) {
    const what = t('intent.what.account', { via: checking.content.via, time: dates.time(checking.startedAt) });
    return <SubmissionPanel submission={checking} what={what} />;
  }

  if (!providers.data) {
    return (
      <LoadState
        cards={2}
        title={t('account.error')}
        error={providers.error}
        isBusy={providers.isFetching}
        onRetry={() => void providers.refetch()}
      />
    );
  }
  const absent = wasLost && <Notice tone="warn">{t(`account.${lost}`)}</Notice>;
  if (!provider) {
    return (
      <Stack>
        {absent}
        <ProviderPicker providers={providers.data} onChoose={setProvider} />
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => submit(provider, values))(event)}>
      <Stack>
        <ProviderPicker providers={providers.data} chosen={provider} onChoose={setProvider} />
        <AccountFields
          provider={provider}
          payeeName={payeeName}
          form={form}
          refusedText={(field) => (refusedField(error) === field ? errorText(error) : undefined)}
        />
        <Notice tone="info">{t('account.ownOnly')}</Notice>
        {absent}
        {!refusedField(error) && <WithdrawFailure failure={error} />}
        <Button type="submit" block busy={state === 'sending'}>
          {t('account.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** What is stored of the account: the text of the panel. The full number is shown only for the transaction password, so it is never stored. */
const content = v.object({
  /** The provider's name and the masked number. */
  via: wireText,
});

type NewAccount = Omit<WireInput<typeof accountsWire.addAccount>, 'idempotencyKey'>;

/** Submits a new withdrawal account. All of it is secret. */
const accountSubmission: SubmissionKind<v.InferOutput<typeof content>, Account, NewAccount> = {
  kind: 'wallet.account',
  content,
  send: (dispatch, { idempotencyKey, secret }) =>
    dispatch(accountsApi.endpoints.addAccount.initiate({ idempotencyKey, ...secret }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(accountsApi.endpoints.findAccount.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  refreshes: ['Account', 'WithdrawRules'],
};
