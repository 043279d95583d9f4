import { type Money, compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';

/** Formats amounts with the sign before the symbol: "−₱20.00", "₱0.00". With `plus` also "+₱15.50". */
export function useSignedText(symbol: string): (amount: Money, style?: 'plus') => string {
  const amountText = useAmountText(symbol);
  return (amount, style) => {
    const order = compareMoney(amount, '0');
    const sign = order < 0 ? '−' : order > 0 && style === 'plus' ? '+' : '';
    return sign + amountText(amount.replace('-', ''));
  };
}
