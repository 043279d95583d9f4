import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type Order, ordersWire } from '../wire/order';

type Wire = typeof ordersWire;
type OrderChange = { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; queryFulfilled: PromiseLike<{ data: Order }> };
type OrdersFilter = Omit<WireInput<Wire['getOrders']>, 'pageNo' | 'pageSize'>;

/** What changes together with the status of an order. */
const changedByOrder = ['Balance', 'WithdrawRules', 'Reward'] as const;

/** Shows an order as the reply to its change has it, so that the screen does not offer the same change until the order is fetched again. */
async function showOrder(_: unknown, { dispatch, queryFulfilled }: OrderChange): Promise<void> {
  const value = await queryFulfilled.then(
    ({ data }) => data,
    () => undefined,
  );
  if (value) dispatch(ordersApi.util.upsertQueryEntries([{ endpointName: 'getOrder', arg: { orderNo: value.orderNo }, value }]));
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDeposit: build.mutation({
      ...fromWire(ordersWire.createDeposit),
      // A refusal may be the first sign of a break or of a reached limit.
      invalidatesTags: (_, error) => (error ? ['Order', 'PlayState', 'PlayLimit'] : ['Order']),
    }),
    createWithdrawal: build.mutation({
      ...fromWire(ordersWire.createWithdrawal),
      invalidatesTags: ['Order', 'Balance', 'WithdrawRules'],
    }),
    confirmDepositPaid: build.mutation({
      ...fromWire(ordersWire.confirmDepositPaid),
      // Also refetch after an error: the order shows whether the report arrived.
      invalidatesTags: ['Order', ...changedByOrder],
      onQueryStarted: showOrder,
    }),
    cancelDeposit: build.mutation({
      ...fromWire(ordersWire.cancelDeposit),
      // Also refetch after an error: the order shows whether it was cancelled.
      invalidatesTags: ['Order', 'PlayLimit', ...changedByOrder],
      onQueryStarted: showOrder,
    }),
    getOrder: build.query({
      ...fromWire(ordersWire.getOrder),
      providesTags: ['Order'],
      async onQueryStarted(_, { dispatch, queryFulfilled, getCacheEntry }) {
        const before = getCacheEntry().data?.status;
        const after = await queryFulfilled.then(({ data }) => data.status).catch(() => before);
        if (before !== undefined && after !== before) dispatch(api.util.invalidateTags([...changedByOrder]));
      },
    }),
    findOrder: build.query({
      ...fromWire(ordersWire.findOrder),
      keepUnusedDataFor: 0,
    }),
    getOrders: build.infiniteQuery<WireValue<Wire['getOrders']>, OrdersFilter, number>({
      query: ({ queryArg, pageParam }) => request(ordersWire.getOrders)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Order'],
    }),
  }),
});

export const { useCancelDepositMutation, useConfirmDepositPaidMutation, useGetOrderQuery, useGetOrdersInfiniteQuery } = ordersApi;

export function orderPath({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>): string {
  return to(kind === 'deposit' ? paths.wallet.depositOrder : paths.wallet.withdrawOrder, { orderNo });
}
