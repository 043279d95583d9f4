import { compareMoney, formatMoney, type Money as Amount } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Money } from '@parlour/ui/money';

export type ResultProps = { net: Amount; symbol: string; size?: 's' | 'm' | 'l' };

/** Shows the amount won or lost with its sign, so that it does not rely on colour alone. */
export function Result({ net, symbol, size = 'm' }: ResultProps) {
  const locale = useLocale();
  const sign = compareMoney(net, '0');
  return (
    <Money symbol={symbol} digits={formatMoney(net, { locale, symbol })} tone={sign > 0 ? 'up' : sign < 0 ? 'down' : 'plain'} size={size} />
  );
}

/** Formats amounts with the sign before the symbol: "−₱20.00", "₱0.00". With `plus` also "+₱15.50". */
export function useSignedText(symbol: string): (amount: Amount, style?: 'plus') => string {
  const amountText = useAmountText(symbol);
  return (amount, style) => {
    const order = compareMoney(amount, '0');
    const sign = order < 0 ? '−' : order > 0 && style === 'plus' ? '+' : '';
    return sign + amountText(amount.replace('-', ''));
  };
}
