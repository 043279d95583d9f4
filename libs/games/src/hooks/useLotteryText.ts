import { withSymbol } from '@parlour/kernel';
import { formatMoney, type Money, shortDecimals } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';

/** Formats amounts and times for use inside sentences. */
export function useLotteryText(symbol = '') {
  const locale = useLocale();
  const { time } = useDateFormat();
  return {
    amount: (amount: Money) => withSymbol(formatMoney(amount, { locale, decimals: shortDecimals(amount, symbol) }), symbol),
    time,
  };
}
