import { type Money, formatMoney, truncateMoney } from '@parlour/kernel';
import { useLocale } from './useLocale';

const NO_BREAK = '\u00A0';

/** `short`: a round amount loses its zeros. */
type AmountStyle = 'exact' | 'short';

/**
 * Formats amounts for use in sentences, with symbol and exact digits: "₱1,000.00", "Ks 500.00"; short: "₱1,000", "Ks 132.40".
 * The style of a single call overrides the hook's.
 */
export function useAmountText(symbol: string, style: AmountStyle = 'exact'): (amount: Money, style?: AmountStyle) => string {
  const locale = useLocale();
  const before = /\p{L}\.?$/u.test(symbol) ? `${symbol}${NO_BREAK}` : symbol;
  return (amount, own = style) => {
    const isRound = own === 'short' && truncateMoney(amount, 2).endsWith('.00');
    return before + formatMoney(amount, { locale, decimals: isRound ? 0 : 2 });
  };
}
