import { paths, to } from '@parlour/kernel';
import type { Order } from '../wire/order';

/** The page of an order. */
export function orderPath({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>): string {
  return to(kind === 'deposit' ? paths.wallet.depositOrder : paths.wallet.withdrawOrder, { orderNo });
}
