import { serverNow } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import type { Money } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrencySymbol } from '../../api/walletsApi';
import { usePlayer } from '../../moneyDraft';
import { readBudget, passedBudget, type BudgetPeriod } from '../../depositBudget';
import type { Deposit } from '../../orderSubmission';

type Asked = { deposit: Deposit; passed: NonNullable<ReturnType<typeof passedBudget>> };

/** Asks for confirmation before a deposit exceeds the player's own budget. `question` is rendered over the form. */
export function useBudgetCheck(send: (deposit: Deposit) => Promise<unknown>): {
  send: (deposit: Deposit) => void;
  question: ReactNode;
} {
  const player = usePlayer();
  const [asked, setAsked] = useState<Asked>();

  function handleSend(deposit: Deposit): void {
    const passed = player && passedBudget(readBudget(player), deposit.input.amount, serverNow());
    if (passed) setAsked({ deposit, passed });
    else void send(deposit);
  }

  const question = asked && (
    <BudgetSheet
      passed={asked.passed}
      amount={asked.deposit.input.amount}
      onClose={() => setAsked(undefined)}
      onGo={() => {
        setAsked(undefined);
        void send(asked.deposit);
      }}
    />
  );
  return { send: handleSend, question };
}

type BudgetSheetProps = {
  passed: { period: BudgetPeriod; budget: Money; total: Money };
  amount: Money;
  onGo: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a deposit exceeds the player's own budget (product 4.21). */
function BudgetSheet({ passed: { period, budget, total }, amount, onGo, onClose }: BudgetSheetProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(useCurrencySymbol());
  return (
    <Sheet open title={t('budget.over.title')} closeLabel={t('budget.over.change')} onClose={onClose}>
      <Stack>
        <p>{t(`budget.over.${period}`, { total: amountText(total), budget: amountText(budget) })}</p>
        <Button block onClick={onClose}>
          {t('budget.over.change')}
        </Button>
        <Button variant="secondary" block onClick={onGo}>
          {t('budget.over.go', { amount: amountText(amount) })}
        </Button>
        <Button as={Link} to={paths.session.playControls} variant="ghost" block>
          {t('remainingLimit.controls')}
        </Button>
      </Stack>
    </Sheet>
  );
}
