import type { Money } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import type { Reading } from '@parlour/kernel/typed';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '../../api/walletsApi';
import { type AmountProblem, readAmount } from '../../rules/amount';
import type { LimitKind, LimitPeriod } from '../../wire/limits';

/** Upper bounds: no wallet holds more money, and no period has more minutes. */
const MAX_MONEY = '999999999999';
const MAX_MINUTES: Record<LimitPeriod, string> = { day: '1440', week: '10080', month: '43200' };

export type LimitReading = Reading<Money, AmountProblem | 'whole'>;

export const maxLimitOf = (kind: LimitKind, period: LimitPeriod): string => (kind === 'time' ? MAX_MINUTES[period] : MAX_MONEY);

/** Reads a typed limit: money of the currency like any amount, time in whole minutes. */
export function readLimitAmount(text: string, symbol: string, { kind, period }: { kind: LimitKind; period: LimitPeriod }): LimitReading {
  const reading = readAmount(text, kind === 'time' ? '' : symbol, { min: '1', max: maxLimitOf(kind, period) });
  if (kind === 'time' && reading.value?.endsWith('.00') === false) return { problem: 'whole' };
  return reading;
}

/** Formats a limit as an amount of money, as minutes or as "no limit". */
export function useLimitText(kind: LimitKind): (amount: Money | null) => string {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(useCurrencySymbol());
  return (amount) => {
    if (amount === null) return t('limits.none');
    return kind === 'time' ? t('limits.minutes', { count: Math.floor(Number(amount)) }) : amountText(amount, 'short');
  };
}
