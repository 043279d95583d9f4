import { type Money as Amount, compareMoney, formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Money } from '@parlour/ui/money';

export type ResultProps = { net: Amount; symbol: string; size?: 's' | 'm' | 'l' };

/** Shows the amount won or lost with its sign, so that it does not rely on colour alone. */
export function Result({ net, symbol, size = 'm' }: ResultProps) {
  const locale = useLocale();
  const sign = compareMoney(net, '0');
  return (
    <Money
      symbol={symbol}
      digits={formatMoney(net, { locale, decimals: 2 })}
      tone={sign > 0 ? 'up' : sign < 0 ? 'down' : 'plain'}
      size={size}
    />
  );
}
