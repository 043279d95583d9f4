import { campaignOf, endCampaign, wireCampaign } from '@parlour/kernel/campaign';
import { compareMoney } from '@parlour/kernel/money';
import { wireId, wireMoney, wireText } from '@parlour/kernel/wire-call';
import { type Intent, listedBefore, searchInList, type Submission, type SubmissionKind, useSubmission } from '@parlour/submission';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { orderPath, ordersApi } from './api/ordersApi';
import { noteBegunDeposit } from './depositBudget';
import { forgetDraft, usePlayer } from './moneyDraft';
import { depositSent, noteWithdrawal } from './walletSlice';
import type { Order } from './wire/order';

/** Finds the order created under an idempotency key. */
const findOrder: SubmissionKind<unknown, Order>['find'] = (dispatch, idempotencyKey) =>
  dispatch(ordersApi.endpoints.findOrder.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true }));

const depositContent = v.object({
  /** The display name of the payment method. */
  via: wireText,
  input: v.object({
    methodId: wireId,
    channelId: v.optional(wireId),
    promotionId: v.optional(wireId),
    amount: wireMoney,
    payerName: v.optional(v.string()),
    payerAccount: v.optional(v.string()),
    remark: v.optional(v.string()),
    campaign: v.optional(wireCampaign),
  }),
  before: v.optional(listedBefore),
});

export type Deposit = v.InferOutput<typeof depositContent>;
export type DepositIntent = Intent<Deposit>;

/** Adds the campaign that brought the player to the first deposit. It is part of the intent, so that a repeated call is the same. */
export function withCampaignOf(player: string, deposit: Deposit): Deposit {
  const campaign = campaignOf(player);
  return campaign ? { ...deposit, input: { ...deposit.input, campaign } } : deposit;
}

/** Submits a deposit. Its result is the order created under the idempotency key. */
export const depositSubmission: SubmissionKind<Deposit, Order> = {
  kind: 'wallet.deposit',
  content: depositContent,
  send: (dispatch, { idempotencyKey, content: { input } }) => {
    const { methodId, channelId, amount } = input;
    dispatch(depositSent({ methodId, channelId, amount }));
    return dispatch(ordersApi.endpoints.createDeposit.initiate({ idempotencyKey, ...input }, { track: false }));
  },
  find: findOrder,
  withoutKeys: keylessOrders('deposit'),
};

const withdrawalContent = v.object({
  via: wireText,
  input: v.object({ accountId: wireId, amount: wireMoney }),
  before: v.optional(listedBefore),
});

export type Withdrawal = v.InferOutput<typeof withdrawalContent>;
export type WithdrawalIntent = Intent<Withdrawal>;

/** Submits a withdrawal. Its secret is the transaction password. */
export const withdrawalSubmission: SubmissionKind<Withdrawal, Order> = {
  kind: 'wallet.withdrawal',
  content: withdrawalContent,
  send: (dispatch, { idempotencyKey, content: { input }, secret: paymentPassword }) =>
    dispatch(ordersApi.endpoints.createWithdrawal.initiate({ idempotencyKey, ...input, paymentPassword }, { track: false })),
  find: findOrder,
  withoutKeys: keylessOrders('withdrawal'),
};

/** Sends deposits or withdrawals and opens the page of the accepted order. */
export function useOrderSubmission<Content extends Deposit | Withdrawal>(kind: SubmissionKind<Content, Order>): Submission<Content, Order> {
  const openOrder = useOpenOrder();
  const player = usePlayer();
  return useSubmission(kind, {
    player,
    onAccepted: (order) => {
      if (order.kind === 'withdrawal') noteWithdrawal();
      else endCampaign(player);
      openOrder(order);
    },
  });
}

/**
 * Caches a new order, discards the draft and counts a deposit towards the budget. Then opens the order's page once, unless the player
 * has left the screen.
 */
function useOpenOrder(): (order: Order) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const player = usePlayer();
  const isHere = useRef(false);
  const opened = useRef('');
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return (order) => {
    dispatch(ordersApi.util.upsertQueryEntries([{ endpointName: 'getOrder', arg: { orderNo: order.orderNo }, value: order }]));
    forgetDraft(order.kind);
    if (player && order.kind === 'deposit') noteBegunDeposit(player, { orderNo: order.orderNo, amount: order.amount, at: order.createdAt });
    if (!isHere.current || opened.current === order.orderNo) return;
    opened.current = order.orderNo;
    void navigate(orderPath(order));
  };
}

type OrderContent = { via: string; input: { amount: string }; before?: { at: number; orderNos: string[] } | undefined };

/** The search for an order at a gateway without idempotency keys: in the list of orders, by amount, method or account, and time. */
function keylessOrders<Content extends OrderContent>(kind: Order['kind']): SubmissionKind<Content, Order>['withoutKeys'] {
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
