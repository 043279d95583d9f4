import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { memberWalletsWire } from '../wire/memberWallets';
import { PAGE_SIZE, paging } from './paging';
import { settleIntent } from './settleIntent';

type Wire = typeof memberWalletsWire;
type TransfersFilter = Omit<WireInput<Wire['getWalletTransfers']>, 'pageNo' | 'pageSize'>;

/** A member's wallets and the moves between them. */
export const memberWalletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberWallets: build.query<WireValue<Wire['getMemberWallets']>, WireInput<Wire['getMemberWallets']>>({
      query: request(memberWalletsWire.getMemberWallets),
      providesTags: ['Balance'],
    }),
    transferBetweenWallets: build.mutation<WireValue<Wire['transferBetweenWallets']>, WireInput<Wire['transferBetweenWallets']>>({
      query: request(memberWalletsWire.transferBetweenWallets),
      // After an error too: the money may have moved although the answer was lost.
      invalidatesTags: ['Balance', 'Order', 'WithdrawRules'],
      onQueryStarted: settleIntent,
    }),
    findWalletTransfer: build.query<WireValue<Wire['findWalletTransfer']>, WireInput<Wire['findWalletTransfer']>>({
      query: request(memberWalletsWire.findWalletTransfer),
      keepUnusedDataFor: 0,
    }),
    getWalletTransfers: build.infiniteQuery<WireValue<Wire['getWalletTransfers']>, TransfersFilter, number>({
      query: ({ queryArg, pageParam }) =>
        request(memberWalletsWire.getWalletTransfers)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Order'],
    }),
  }),
});

export const {
  useGetMemberWalletsQuery,
  useGetWalletTransfersInfiniteQuery,
  useLazyFindWalletTransferQuery,
  useTransferBetweenWalletsMutation,
} = memberWalletsApi;
