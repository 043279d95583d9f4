import { serverNow } from '@parlour/api-client';
import { compareMoney } from '@parlour/kernel';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { ListGroup } from '@parlour/ui/list-row';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readDraft, writeDraft } from '../../moneyDraft';
import { parseAmount } from '../../rules/amount';
import { isWrongPassword } from '../../rules/isWrongPassword';
import { shareOf, withdrawShares } from '../../rules/presets';
import { quote } from '../../rules/quote';
import { initialAccount } from '../../rules/readiness';
import type { Withdrawal } from '../../submissions/withdrawalSubmission';
import type { Order } from '../../wire/order';
import type { Account, WithdrawRules } from '../../wire/transfer';
import { AccountRow } from './AccountRow';
import { AmountInput } from '../../parts/AmountInput';
import { ConfirmSheet } from './ConfirmSheet';
import { MoneyForm } from '../../parts/MoneyForm';
import { QuoteCard } from '../../parts/QuoteCard';
import { WithdrawFailure } from '../../parts/WithdrawFailure';
import { textForm } from '../../hooks/useCheckedField';
import { usePlayer } from '../../hooks/usePlayer';
import styles from './WithdrawForm.module.css';

export type WithdrawFormProps = { rules: WithdrawRules; accounts: Account[]; submission: Submission<Withdrawal, Order> };

/** A form for amount and account. A sheet with a summary asks for the transaction password before sending. */
export function WithdrawForm({ rules, accounts, submission }: WithdrawFormProps) {
  const { t } = useTranslation('wallet');
  const player = usePlayer();
  const [draft] = useState(() => readDraft('withdrawal', player));
  const [choice, setChoice] = useState(draft.choice);
  const [isConfirming, setConfirming] = useState(false);
  const account = initialAccount(accounts, serverNow(), choice);
  const limits = { min: rules.min, max: rules.max, available: rules.withdrawable };
  const form = useForm({ defaultValues: { amount: draft.amount }, ...textForm });
  const { control, handleSubmit } = form;
  const typed = useWatch({ control, name: 'amount' });
  const { amount } = parseAmount(typed);

  useEffect(() => {
    writeDraft('withdrawal', player, { choice, amount: typed });
  }, [choice, typed, player]);

  if (!account) return null;

  const via = `${account.provider} ${account.maskedNumber}`;
  const most = compareMoney(rules.max, rules.withdrawable) < 0 ? rules.max : rules.withdrawable;
  const presets = withdrawShares.map((share) => ({
    label: `${share}%`,
    amount: shareOf(rules.withdrawable, share, { min: rules.min, max: most }),
  }));

  async function handleConfirm(input: Withdrawal['input'], paymentPassword: string) {
    const outcome = await submission.send({ via, input }, paymentPassword);
    // Another password can be typed in the sheet. An unknown or accepted withdrawal takes the place of the form.
    const isOver = outcome.state === 'refused' ? !isWrongPassword(outcome.error) : outcome.state === 'idle';
    if (isOver) setConfirming(false);
  }

  return (
    <FormProvider {...form}>
      <MoneyForm
        onSubmit={handleSubmit(() => setConfirming(true))}
        result={
          <>
            <QuoteCard quote={amount === undefined ? undefined : quote(amount, rules)} symbol={rules.currencySymbol} />
            <p className={styles.note}>
              {t('ready.count.met')}: {t('ready.count.left', { count: rules.remainingToday, total: rules.dailyCount })}
            </p>
            {!rules.turnover && <p className={styles.note}>{t('ready.turnover.atSubmit')}</p>}
            {!isWrongPassword(submission.error) && <WithdrawFailure failure={submission.error} note={t('withdraw.nothingSent')} />}
          </>
        }
        button={
          <Button type="submit" block busy={submission.state === 'sending'}>
            {t('withdraw.review')}
          </Button>
        }
      >
        <Card>
          <AmountInput symbol={rules.currencySymbol} limits={limits} presets={presets} />
        </Card>
        <ListGroup title={t('withdraw.to')}>
          <AccountRow accounts={accounts} value={account} onChange={setChoice} />
        </ListGroup>
      </MoneyForm>
      {isConfirming && amount !== undefined && (
        <ConfirmSheet
          via={via}
          holder={account.holder}
          rules={rules}
          amount={amount}
          submission={submission}
          onConfirm={(paymentPassword) => handleConfirm({ accountId: account.accountId, amount }, paymentPassword)}
          onClose={() => setConfirming(false)}
        />
      )}
    </FormProvider>
  );
}
