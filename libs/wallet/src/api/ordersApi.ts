import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { walletWire } from '../wire';
import { PAGE_SIZE, paging } from './paging';
import { settleIntent } from './settleIntent';

type Wire = typeof walletWire;
type OrdersFilter = Omit<WireInput<Wire['getOrders']>, 'pageNo' | 'pageSize'>;

/** Orders of money: made once per intent, followed until they are final, listed. */
export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDepositMethods: build.query<WireValue<Wire['getDepositMethods']>, WireInput<Wire['getDepositMethods']>>({
      query: request(walletWire.getDepositMethods),
      // Health changes by the minute.
      keepUnusedDataFor: 30,
    }),
    createDeposit: build.mutation<WireValue<Wire['createDeposit']>, WireInput<Wire['createDeposit']>>({
      query: request(walletWire.createDeposit),
      // A refusal may be the first word of a break or of a limit that is used up.
      invalidatesTags: (_, error) => (error ? ['Order', 'PlayState', 'PlayLimit'] : ['Order']),
      onQueryStarted: settleIntent,
    }),
    createWithdrawal: build.mutation<WireValue<Wire['createWithdrawal']>, WireInput<Wire['createWithdrawal']>>({
      query: request(walletWire.createWithdrawal),
      invalidatesTags: ['Order', 'Balance', 'WithdrawRules'],
      onQueryStarted: settleIntent,
    }),
    confirmDepositPaid: build.mutation<WireValue<Wire['confirmDepositPaid']>, WireInput<Wire['confirmDepositPaid']>>({
      query: request(walletWire.confirmDepositPaid),
      // After an error too: the order itself tells whether the report arrived.
      invalidatesTags: ['Order'],
    }),
    getOrder: build.query<WireValue<Wire['getOrder']>, WireInput<Wire['getOrder']>>({
      query: request(walletWire.getOrder),
      providesTags: ['Order'],
      async onQueryStarted(_, { dispatch, queryFulfilled, getCacheEntry }) {
        const before = getCacheEntry().data?.status;
        const after = await queryFulfilled.then(({ data }) => data.status).catch(() => before);
        if (before !== undefined && after !== before) dispatch(api.util.invalidateTags(['Balance', 'WithdrawRules']));
      },
    }),
    findOrder: build.query<WireValue<Wire['findOrder']>, WireInput<Wire['findOrder']>>({
      query: request(walletWire.findOrder),
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
  useConfirmDepositPaidMutation,
  useCreateDepositMutation,
  useCreateWithdrawalMutation,
  useGetDepositMethodsQuery,
  useGetOrderQuery,
  useGetOrdersInfiniteQuery,
  useLazyFindOrderQuery,
} = ordersApi;
