import { serverNow } from '@parlour/api-client';
import { compareMoney } from '@parlour/kernel/money';
import { typedAmount } from '@parlour/kernel/typed';
import type { Submission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAccountState } from '../../api/accountsApi';
import { usePlayer, readDraft, writeDraft } from '../../moneyDraft';
import { AmountInput, methodIcons, MoneyForm, QuoteCard, SheetOption, textForm } from '../../parts/MoneyForm';
import { WithdrawFailure } from '../../parts/WithdrawFailure';
import { shareOf, withdrawShares } from '../../rules/amount';
import { quote } from '../../rules/quote';
import { initialAccount } from '../../rules/readiness';
import { isWrongPassword } from '../../rules/transactionPassword';
import type { Withdrawal } from '../../orderSubmission';
import type { Order } from '../../wire/order';
import type { Account, WithdrawRules } from '../../wire/accounts';
import { ConfirmSheet } from './ConfirmSheet';
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
  const { value: amount } = typedAmount(typed, rules.currencySymbol);

  useEffect(() => {
    writeDraft('withdrawal', player, { choice, amount: typed });
  }, [choice, typed, player]);

  if (!account) return null;

  const via = `${account.provider} ${account.maskedNumber}`;
  const most = compareMoney(rules.max, rules.withdrawable) < 0 ? rules.max : rules.withdrawable;
  const presets = withdrawShares.map((share) => ({
    label: `${share}%`,
    amount: shareOf(rules.withdrawable, share, { min: rules.min, max: most, symbol: rules.currencySymbol }),
  }));

  async function handleConfirm(input: Withdrawal['input'], paymentPassword: string) {
    const outcome = await submission.send({ via, input }, paymentPassword);
    // After a wrong password the sheet stays open for another one. Accepted or of unknown outcome, the withdrawal replaces form and sheet.
    const isOver = outcome.state === 'refused' ? !isWrongPassword(outcome.error) : outcome.state === 'idle';
    if (isOver) setConfirming(false);
  }

  return (
    <FormProvider {...form}>
      <MoneyForm
        onSubmit={handleSubmit(() => setConfirming(true))}
        result={
          <>
            <QuoteCard
              quote={amount === undefined ? undefined : quote(amount, { ...rules, symbol: rules.currencySymbol })}
              symbol={rules.currencySymbol}
            />
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

type AccountRowProps = { accounts: Account[]; value: Account; onChange: (accountId: string) => void };

/** The account that receives the money, with its masked number. A tap opens the sheet of accounts; one that cannot receive money says why. */
function AccountRow({ accounts, value, onChange }: AccountRowProps) {
  const { t } = useTranslation('wallet');
  const stateOf = useAccountState();
  const [isOpen, setOpen] = useState(false);
  const nameOf = ({ provider, maskedNumber }: Account) => `${provider} ${maskedNumber}`;

  function choose(accountId: string) {
    onChange(accountId);
    setOpen(false);
  }

  return (
    <>
      <ListRow
        as="button"
        aria-haspopup="dialog"
        icon={methodIcons[value.kind]}
        title={nameOf(value)}
        text={value.holder}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title={t('withdraw.to')} closeLabel={t('account.close')} onClose={() => setOpen(false)}>
        <ul className={styles.accounts}>
          {accounts.map((account) => {
            const { isUsable, text } = stateOf(account);
            return (
              <li key={account.accountId}>
                <SheetOption
                  mark={<Icon name={methodIcons[account.kind]} />}
                  title={nameOf(account)}
                  text={[account.holder, account.isDefault && t('account.default'), !isUsable && text].filter(Boolean).join(' · ')}
                  isChosen={account === value}
                  disabled={!isUsable}
                  onChoose={() => choose(account.accountId)}
                />
              </li>
            );
          })}
        </ul>
      </Sheet>
    </>
  );
}
