import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { walletWire } from '../wire';
import type { Order } from '../wire/order';

type Wire = typeof walletWire;
type OrdersFilter = Omit<WireInput<Wire['getOrders']>, 'pageNo' | 'pageSize'>;

/** Endpoints that create, poll and list deposit and withdrawal orders. */
export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDepositMethods: build.query({
      ...fromWire(walletWire.getDepositMethods),
      // The health of a method changes from minute to minute.
      keepUnusedDataFor: 30,
    }),
    createDeposit: build.mutation({
      ...fromWire(walletWire.createDeposit),
      // A refusal may be the first sign of a break or of a reached limit.
      invalidatesTags: (_, error) => (error ? ['Order', 'PlayState', 'PlayLimit'] : ['Order']),
    }),
    createWithdrawal: build.mutation({
      ...fromWire(walletWire.createWithdrawal),
      invalidatesTags: ['Order', 'Balance', 'WithdrawRules'],
    }),
    confirmDepositPaid: build.mutation({
      ...fromWire(walletWire.confirmDepositPaid),
      // Also refetch after an error: the order shows whether the report arrived.
      invalidatesTags: ['Order'],
    }),
    cancelDeposit: build.mutation({
      ...fromWire(walletWire.cancelDeposit),
      // Also refetch after an error: the order shows whether it was cancelled.
      invalidatesTags: ['Order', 'PlayLimit'],
    }),
    getOrder: build.query({
      ...fromWire(walletWire.getOrder),
      providesTags: ['Order'],
      async onQueryStarted(_, { dispatch, queryFulfilled, getCacheEntry }) {
        const before = getCacheEntry().data?.status;
        const after = await queryFulfilled.then(({ data }) => data.status).catch(() => before);
        if (before !== undefined && after !== before) dispatch(api.util.invalidateTags(['Balance', 'WithdrawRules', 'Reward']));
      },
    }),
    findOrder: build.query({
      ...fromWire(walletWire.findOrder),
      keepUnusedDataFor: 0,
    }),
    getOrders: build.infiniteQuery<WireValue<Wire['getOrders']>, OrdersFilter, number>({
      query: ({ queryArg, pageParam }) => request(walletWire.getOrders)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Order'],
    }),
  }),
});

export const {
  useCancelDepositMutation,
  useConfirmDepositPaidMutation,
  useGetDepositMethodsQuery,
  useGetOrderQuery,
  useGetOrdersInfiniteQuery,
} = ordersApi;

/** Returns the path of an order's page. */
export function orderPath({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>): string {
  return to(kind === 'deposit' ? paths.wallet.depositOrder : paths.wallet.withdrawOrder, { orderNo });
}
