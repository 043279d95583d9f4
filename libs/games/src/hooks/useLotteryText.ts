import { type Money, formatMoney, intlTag, truncateMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

/** Formats amounts and times for use inside sentences. */
export function useLotteryText(symbol = '') {
  const locale = useLocale();
  const before = [...symbol].length > 1 ? `${symbol}\u00A0` : symbol;
  return {
    amount: (amount: Money) => before + formatMoney(amount, { locale, decimals: truncateMoney(amount, 2).endsWith('.00') ? 0 : 2 }),
    time: (moment: number) =>
      new Intl.DateTimeFormat(intlTag(locale), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment),
  };
}
