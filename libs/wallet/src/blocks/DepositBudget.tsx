import { serverNow } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import type { Money } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { AmountField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { usePlayer } from '../moneyDraft';
import { useCurrencySymbol } from '../api/walletsApi';
import { toFieldText } from '../rules/amount';
import { readBudget, writeBudget, type BudgetPeriod, usedOf } from '../depositBudget';
import { type LimitReading, maxLimitOf, readLimitAmount } from './money-limits/limitAmount';

const periods = ['day', 'week'] as const;
type Typed = Record<BudgetPeriod, string>;

/**
 * Lets players set their own deposit budget (product 4.21). It is stored on this device, and a deposit above it needs a
 * confirmation.
 */
export function DepositBudget() {
  const player = usePlayer();
  return player && <BudgetForm key={player} player={player} />;
}

function BudgetForm({ player }: { player: string }) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const symbol = useCurrencySymbol();
  const amountText = useAmountText(symbol);
  const [budget] = useState(() => readBudget(player));
  const [typed, setTyped] = useState<Typed>({ day: textOf(budget.day), week: textOf(budget.week) });
  const [problems, setProblems] = useState<Partial<Record<BudgetPeriod, LimitReading['problem']>>>({});

  const readings = { day: readBudgetAmount(typed.day, symbol).amount, week: readBudgetAmount(typed.week, symbol).amount };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [day, week] = [readBudgetAmount(typed.day, symbol), readBudgetAmount(typed.week, symbol)];
    setProblems({ day: day.problem, week: week.problem });
    if (day.problem || week.problem) return;
    writeBudget(player, { day: day.amount, week: week.amount });
    dispatch(toastRequested({ level: 'success', text: t('budget.saved') }));
  }

  return (
    <Card>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <SectionTitle icon="wallet" title={t('budget.title')} />
          <p>{t('budget.text')}</p>
          {periods.map((period) => (
            <AmountField
              key={period}
              label={t(`budget.${period}`)}
              symbol={symbol}
              value={typed[period]}
              reading={readings[period] ? `= ${amountText(readings[period])}` : ''}
              hint={t('budget.used', { used: amountText(usedOf(budget, period, serverNow()), 'short') })}
              error={
                problems[period] && t(`limits.problem.${problems[period]}`, { max: amountText(maxLimitOf('deposit', period), 'short') })
              }
              onChange={({ target }) => setTyped({ ...typed, [period]: target.value })}
            />
          ))}
          <Button type="submit" variant="secondary" block>
            {t('budget.save')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

const textOf = (amount: Money | null) => (amount === null ? '' : toFieldText(amount));

/** Parses a budget like a deposit limit. An empty field means no budget. */
function readBudgetAmount(text: string, symbol: string): { amount: Money | null; problem?: LimitReading['problem'] } {
  if (text.trim() === '') return { amount: null };
  const { value: amount, problem } = readLimitAmount(text, symbol, { kind: 'deposit', period: 'day' });
  return { amount: amount ?? null, problem };
}
