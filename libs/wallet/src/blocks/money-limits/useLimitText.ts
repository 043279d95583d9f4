import type { Money } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import type { LimitKind } from '../../wire/limits';
import { useCurrencySymbol } from '../../hooks/useCurrencySymbol';

/** Formats a limit as an amount of money, as minutes or as "no limit". */
export function useLimitText(kind: LimitKind): (amount: Money | null) => string {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(useCurrencySymbol());
  return (amount) => {
    if (amount === null) return t('limits.none');
    return kind === 'time' ? t('limits.minutes', { count: Math.floor(Number(amount)) }) : amountText(amount, 'short');
  };
}
