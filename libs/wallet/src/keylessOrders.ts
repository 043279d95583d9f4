import { serverNow } from '@parlour/api-client';
import { DAY_MS } from '@parlour/kernel';
import { compareMoney } from '@parlour/kernel/money';
import { wireId, wireTime } from '@parlour/kernel/wire-call';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { ordersApi } from './api/ordersApi';
import type { Order } from './wire/order';

/** An order may appear in the list after the client's timeout of 30 s for money. */
const REPLY_WINDOW_MS = 90_000;
/** The gateway's clock is known to the second. */
const CLOCK_SLACK_MS = 2000;

/** The state of the list before the request: the gateway's time and the orders that it held. */
export const listedBefore = v.object({ at: wireTime, orderNos: v.array(wireId) });

type Dispatch = Parameters<SubmissionKind<never, Order>['find']>[0];
type OrderContent = { via: string; input: { amount: string }; before?: v.InferOutput<typeof listedBefore> | undefined };

/**
 * A kind of order for a gateway without idempotency keys. The gateway cannot say what became of a request, so its order is looked for in the
 * list of orders. An order that fits is taken only if it is the only one, so no order of another request is taken for it.
 */
export function keylessOrders<Content extends OrderContent>(kind: SubmissionKind<Content, Order>): SubmissionKind<Content, Order> {
  const orderKind = kind.kind === 'wallet.deposit' ? 'deposit' : 'withdrawal';
  return {
    ...kind,
    replyWindowMs: REPLY_WINDOW_MS,
    prepare: async (dispatch, content) => {
      const { data, error } = await latestOrders(dispatch, orderKind);
      const orderNos = data?.map(({ orderNo }) => orderNo);
      return orderNos ? { data: { ...content, before: { at: serverNow(), orderNos } } } : { error };
    },
    find: async (dispatch, _, content) => {
      // Without the list from before, nothing was sent.
      if (!content.before) return { data: null };
      const { data, error } = await latestOrders(dispatch, orderKind);
      return data ? { data: onlyOrderOf(content, data) } : { error };
    },
  };
}

/** The first page of the orders, newest first. */
async function latestOrders(dispatch: Dispatch, kind: Order['kind']) {
  const now = serverNow();
  const range = { from: now - DAY_MS, to: now + DAY_MS, kind };
  const { data, error } = await dispatch(ordersApi.endpoints.getOrders.initiate(range, { subscribe: false, forceRefetch: true }));
  return { data: data?.pages[0]?.content, error };
}

function onlyOrderOf({ via, input, before }: OrderContent, orders: Order[]): Order | null {
  if (!before) return null;
  const fitting = orders.filter(
    ({ orderNo, kind, amount, methodName, account, createdAt }) =>
      !before.orderNos.includes(orderNo) &&
      compareMoney(amount, input.amount) === 0 &&
      (kind === 'deposit' ? methodName === via : !account || lastDigits(account) === lastDigits(via)) &&
      createdAt >= before.at - CLOCK_SLACK_MS &&
      createdAt <= before.at + REPLY_WINDOW_MS,
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function lastDigits(account: string): string {
  return account.replace(/\D/g, '').slice(-4);
}
