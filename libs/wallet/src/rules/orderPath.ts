import { paths, to } from '@parlour/kernel';
import type { Order } from '../wire/order';

/** Returns the path of an order's page. */
export function orderPath({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>): string {
  return to(kind === 'deposit' ? paths.wallet.depositOrder : paths.wallet.withdrawOrder, { orderNo });
}
