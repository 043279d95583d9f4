import { formatMoney, type Money, truncateMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';

/** Formats amounts and times for use inside sentences. */
export function useLotteryText(symbol = '') {
  const locale = useLocale();
  const { time } = useDateFormat();
  const before = [...symbol].length > 1 ? `${symbol}\u00A0` : symbol;
  return {
    amount: (amount: Money) => before + formatMoney(amount, { locale, decimals: truncateMoney(amount, 2).endsWith('.00') ? 0 : 2 }),
    time,
  };
}
