import { api, fromWire } from '@parlour/api-client';
import { walletWire } from '../wire';

/** Endpoints for withdrawal accounts, the transaction password and the withdrawal rules. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawRules: build.query({
      ...fromWire(walletWire.getWithdrawRules),
      providesTags: ['WithdrawRules'],
    }),
    getAccounts: build.query({
      ...fromWire(walletWire.getAccounts),
      providesTags: ['Account'],
    }),
    getAccountProviders: build.query({
      ...fromWire(walletWire.getAccountProviders),
    }),
    addAccount: build.mutation({
      ...fromWire(walletWire.addAccount),
      // Also refetch after an error: the account may exist even if the reply was lost.
      invalidatesTags: ['Account', 'WithdrawRules'],
    }),
    findAccount: build.query({
      ...fromWire(walletWire.findAccount),
    }),
    setPaymentPassword: build.mutation({
      ...fromWire(walletWire.setPaymentPassword),
      invalidatesTags: ['WithdrawRules'],
    }),
    findPaymentPassword: build.query({
      ...fromWire(walletWire.findPaymentPassword),
    }),
  }),
});

export const { useGetAccountProvidersQuery, useGetAccountsQuery, useGetWithdrawRulesQuery } = accountsApi;
