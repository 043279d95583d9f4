import { type Money, paths } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BudgetPeriod } from '../../rules/depositBudget';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';

export type BudgetSheetProps = {
  passed: { period: BudgetPeriod; budget: Money; total: Money };
  amount: Money;
  onGo: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a deposit exceeds the player's own budget (product 4.21). */
export function BudgetSheet({ passed: { period, budget, total }, amount, onGo, onClose }: BudgetSheetProps) {
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
