import { compareMoney, type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { type Merchant, fromPesos } from '../merchants/merchants';

const share = '0.05';
const mostPesos = '10000';

/** Returns the cashback for the net loss of a week: a share of it up to a maximum, and nothing for a week that won. */
export function cashbackOf(merchant: Merchant, netLoss: Money): Money | undefined {
  const cashback = toCurrency(multiplyMoney(netLoss, share), merchant.symbol);
  const most = fromPesos(merchant, mostPesos);
  if (compareMoney(cashback, '0') <= 0) return undefined;
  return compareMoney(cashback, most) > 0 ? most : cashback;
}
