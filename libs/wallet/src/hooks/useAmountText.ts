import { type Money, formatMoney, truncateMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';

const NO_BREAK = '\u00A0';

/**
 * Formats amounts for use in sentences, with symbol and exact digits: "₱1,000.00", "Ks 500.00". With `short`, a round amount
 * loses its zeros.
 */
export function useAmountText(symbol: string): (amount: Money, style?: 'short') => string {
  const locale = useLocale();
  const before = /\p{L}\.?$/u.test(symbol) ? `${symbol}${NO_BREAK}` : symbol;
  return (amount, style) => {
    const isRound = style === 'short' && truncateMoney(amount, 2).endsWith('.00');
    return before + formatMoney(amount, { locale, decimals: isRound ? 0 : 2 });
  };
}
