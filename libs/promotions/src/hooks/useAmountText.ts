import { type Money, formatMoney, truncateMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

const NO_BREAK = '\u00A0';

/** Formats exact amounts for use in sentences: "₱1,000", "Ks 132.40". Round amounts lose their zeros. */
export function useAmountText(symbol: string): (amount: Money) => string {
  const locale = useLocale();
  const before = /\p{L}\.?$/u.test(symbol) ? `${symbol}${NO_BREAK}` : symbol;
  return (amount) => before + formatMoney(amount, { locale, decimals: truncateMoney(amount, 2).endsWith('.00') ? 0 : 2 });
}
