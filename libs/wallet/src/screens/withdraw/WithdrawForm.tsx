import { refusalDetails, serverNow, useErrorText } from '@parlour/api-client';
import { type Money, compareMoney } from '@parlour/kernel';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readDraft, writeDraft } from '../../moneyDraft';
import { parseAmount } from '../../rules/amount';
import { shareOf, withdrawShares } from '../../rules/presets';
import { quote } from '../../rules/quote';
import { initialAccount } from '../../rules/readiness';
import type { Withdrawal } from '../../submissions/withdrawalSubmission';
import type { Order } from '../../wire/order';
import type { Account, WithdrawRules } from '../../wire/transfer';
import { AccountPicker } from './AccountPicker';
import { PasswordInput } from './PasswordInput';
import { AmountInput } from '../../parts/AmountInput';
import { ConfirmSheet } from './ConfirmSheet';
import { QuoteCard } from '../../parts/QuoteCard';
import { WithdrawFailure } from '../../parts/WithdrawFailure';
import { textForm } from '../../hooks/useCheckedField';
import { usePlayer } from '../../hooks/usePlayer';

export type WithdrawFormProps = { rules: WithdrawRules; accounts: Account[]; submission: Submission<Withdrawal, Order> };

/** A form for account, amount and transaction password, followed by a summary before sending. */
export function WithdrawForm({ rules, accounts, submission }: WithdrawFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const player = usePlayer();
  const [draft] = useState(() => readDraft('withdrawal', player));
  const [choice, setChoice] = useState(draft.choice);
  const [isConfirming, setConfirming] = useState(false);
  const account = initialAccount(accounts, serverNow(), choice);
  const limits = { min: rules.min, max: rules.max, available: rules.withdrawable };
  const form = useForm({ defaultValues: { amount: draft.amount, paymentPassword: '' }, ...textForm });
  const { control, getValues, handleSubmit, resetField, setFocus } = form;
  const typed = useWatch({ control, name: 'amount' });
  const { amount } = parseAmount(typed);
  const isPasswordWrong = refusalDetails(submission.error)?.code === 'WRONG_PAYMENT_PASSWORD';

  useEffect(() => {
    writeDraft('withdrawal', player, { choice, amount: typed });
  }, [choice, typed, player]);
  useEffect(() => {
    if (!isPasswordWrong) return;
    resetField('paymentPassword');
    setFocus('paymentPassword');
  }, [isPasswordWrong, resetField, setFocus]);

  if (!account) return null;

  const via = `${account.provider} ${account.maskedNumber}`;
  const most = compareMoney(rules.max, rules.withdrawable) < 0 ? rules.max : rules.withdrawable;
  const presets = withdrawShares.map((share) => ({
    label: `${share} %`,
    amount: shareOf(rules.withdrawable, share, { min: rules.min, max: most }),
  }));

  async function handleConfirm(accountId: string, checked: Money) {
    await submission.send({ via, input: { accountId, amount: checked } }, getValues('paymentPassword'));
    setConfirming(false);
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void handleSubmit(() => setConfirming(true))(event)}>
        <Stack>
          <Card>
            <Stack>
              <SectionTitle title={t('withdraw.to')} />
              <AccountPicker accounts={accounts} value={account.accountId} onChange={setChoice} />
            </Stack>
          </Card>
          <Card>
            <AmountInput symbol={rules.currencySymbol} limits={limits} presets={presets} />
          </Card>
          <QuoteCard quote={amount === undefined ? undefined : quote(amount, rules)} symbol={rules.currencySymbol} />
          <Card>
            <PasswordInput refused={isPasswordWrong && errorText(submission.error)} />
          </Card>
          {!isPasswordWrong && <WithdrawFailure failure={submission.error} note={t('withdraw.nothingSent')} />}
          <Button type="submit" block busy={submission.state === 'sending'}>
            {t('withdraw.review')}
          </Button>
        </Stack>
        {amount !== undefined && (
          <ConfirmSheet
            open={isConfirming}
            via={via}
            holder={account.holder}
            rules={rules}
            amount={amount}
            isBusy={submission.state === 'sending'}
            onConfirm={() => void handleConfirm(account.accountId, amount)}
            onClose={() => setConfirming(false)}
          />
        )}
      </form>
    </FormProvider>
  );
}
