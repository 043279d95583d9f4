import { compareMoney } from '@parlour/kernel/money';
import { type SubmissionKind, searchInList } from '@parlour/submission';
import { ordersApi } from './api/ordersApi';
import type { Order } from './wire/order';

type OrderContent = { via: string; input: { amount: string }; before?: { at: number; orderNos: string[] } | undefined };

/** The search for an order at a gateway without idempotency keys: in the list of orders, by amount, method or account, and time. */
export function keylessOrders<Content extends OrderContent>(kind: Order['kind']): SubmissionKind<Content, Order>['withoutKeys'] {
  return searchInList<Content, Order>({
    // The first page of the orders, newest first.
    latest: async (dispatch, range) => {
      const { getOrders } = ordersApi.endpoints;
      const { data, error } = await dispatch(getOrders.initiate({ ...range, kind }, { subscribe: false, forceRefetch: true }));
      return { data: data?.pages[0]?.content, error };
    },
    orderNoOf: ({ orderNo }) => orderNo,
    madeAt: ({ createdAt }) => createdAt,
    fits: (order, { via, input }) =>
      order.kind === kind &&
      compareMoney(order.amount, input.amount) === 0 &&
      (kind === 'deposit' ? order.methodName === via : !order.account || lastDigits(order.account) === lastDigits(via)),
  });
}

function lastDigits(account: string): string {
  return account.replace(/\D/g, '').slice(-4);
}
