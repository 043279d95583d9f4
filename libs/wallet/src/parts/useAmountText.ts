import { type Money, formatMoney, truncateMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

const NO_BREAK = '\u00A0';

/** Amounts inside sentences: symbol and exact digits, e.g. "₱1,000.00", "Ks 500.00". A round limit loses its zeros with `short`. */
export function useAmountText(symbol: string): (amount: Money, style?: 'short') => string {
  const locale = useLocale();
  const before = /\p{L}\.?$/u.test(symbol) ? `${symbol}${NO_BREAK}` : symbol;
  return (amount, style) => {
    const isRound = style === 'short' && truncateMoney(amount, 2).endsWith('.00');
    return before + formatMoney(amount, { locale, decimals: isRound ? 0 : 2 });
  };
}
