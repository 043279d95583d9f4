import { refusalDetails, serverNow, useErrorText } from '@parlour/api-client';
import { type Money, compareMoney } from '@parlour/kernel';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { PinField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft, writeDraft } from '../../moneyDraft';
import { parseAmount, readAmount, toFieldText } from '../../rules/amount';
import { shareOf, withdrawShares } from '../../rules/presets';
import { quote } from '../../rules/quote';
import { initialAccount } from '../../rules/readiness';
import { PIN_LENGTH } from '../../rules/weakPin';
import type { Withdrawal } from '../../submissions/withdrawalSubmission';
import type { Order } from '../../wire/order';
import type { Account, WithdrawRules } from '../../wire/transfer';
import { AccountPicker } from './AccountPicker';
import { AmountInput } from '../../parts/AmountInput';
import { ConfirmSheet } from './ConfirmSheet';
import { QuoteCard } from '../../parts/QuoteCard';
import { WithdrawFailure } from '../../parts/WithdrawFailure';
import { focusField, useFields } from '../../hooks/useFields';

export type WithdrawFormProps = { rules: WithdrawRules; accounts: Account[]; submission: Submission<Withdrawal, Order> };

/** A form for account, amount and transaction password, followed by a summary before sending. */
export function WithdrawForm({ rules, accounts, submission }: WithdrawFormProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const [draft] = useState(() => readDraft('withdrawal'));
  const [choice, setChoice] = useState(draft.choice);
  const [isConfirming, setConfirming] = useState(false);
  const account = initialAccount(accounts, serverNow(), choice);
  const limits = { min: rules.min, max: rules.max, available: rules.withdrawable };
  const form = useRef<HTMLFormElement>(null);
  const { texts, fill, ...fields } = useFields(
    { amount: draft.amount, paymentPassword: '' },
    {
      amount: (text) => readAmount(text, limits).problem,
      paymentPassword: (pin) => (pin.length === PIN_LENGTH ? undefined : 'length'),
    },
  );
  const { amount } = parseAmount(texts.amount);
  const isPasswordWrong = refusalDetails(submission.error)?.code === 'WRONG_PAYMENT_PASSWORD';

  const forgetPassword = useEffectEvent(() => fill('paymentPassword', ''));

  useEffect(() => {
    writeDraft('withdrawal', { choice, amount: texts.amount });
  }, [choice, texts.amount]);
  useEffect(() => {
    if (!isPasswordWrong) return;
    forgetPassword();
    focusField(form.current, 'paymentPassword');
  }, [isPasswordWrong]);

  if (!account) return null;

  const via = `${account.provider} ${account.maskedNumber}`;
  const most = compareMoney(rules.max, rules.withdrawable) < 0 ? rules.max : rules.withdrawable;
  const presets = withdrawShares.map((share) => ({
    label: `${share} %`,
    amount: shareOf(rules.withdrawable, share, { min: rules.min, max: most }),
  }));

  async function handleConfirm(accountId: string, checked: Money) {
    await submission.send({ via, input: { accountId, amount: checked } }, texts.paymentPassword);
    setConfirming(false);
  }

  return (
    <form noValidate ref={form} onSubmit={fields.handleSubmit(() => setConfirming(true))}>
      <Stack>
        <Card>
          <Stack>
            <SectionTitle title={t('withdraw.to')} />
            <AccountPicker accounts={accounts} value={account.accountId} onChange={setChoice} />
          </Stack>
        </Card>
        <Card>
          <AmountInput
            {...fields.field('amount')}
            symbol={rules.currencySymbol}
            limits={limits}
            problem={fields.problem('amount')}
            presets={presets}
            chosen={amount}
            onPreset={(chosen) => fill('amount', toFieldText(chosen))}
          />
        </Card>
        <QuoteCard quote={amount === undefined ? undefined : quote(amount, rules)} symbol={rules.currencySymbol} />
        <Card>
          <PinField
            {...fields.field('paymentPassword')}
            label={t('pin.label')}
            hint={t('pin.hint')}
            length={PIN_LENGTH}
            autoComplete="off"
            error={fields.problem('paymentPassword') ? t('pin.problem.length') : isPasswordWrong && errorText(submission.error)}
            showLabel={t('pin.show')}
            hideLabel={t('pin.hide')}
          />
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
  );
}
