import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { walletWire } from '../wire';

type Wire = typeof walletWire;

/** Endpoints for withdrawal accounts, the transaction password and the withdrawal rules. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawRules: build.query<WireValue<Wire['getWithdrawRules']>, void>({
      query: () => request(walletWire.getWithdrawRules)({}),
      providesTags: ['WithdrawRules'],
    }),
    getAccounts: build.query<WireValue<Wire['getAccounts']>, void>({
      query: () => request(walletWire.getAccounts)({}),
      providesTags: ['Account'],
    }),
    getAccountProviders: build.query<WireValue<Wire['getAccountProviders']>, void>({
      query: () => request(walletWire.getAccountProviders)({}),
    }),
    addAccount: build.mutation<WireValue<Wire['addAccount']>, WireInput<Wire['addAccount']>>({
      query: request(walletWire.addAccount),
      // Also refetch after an error: the account may exist even if the reply was lost.
      invalidatesTags: ['Account', 'WithdrawRules'],
    }),
    findAccount: build.query<WireValue<Wire['findAccount']>, WireInput<Wire['findAccount']>>({
      query: request(walletWire.findAccount),
    }),
    setPaymentPassword: build.mutation<WireValue<Wire['setPaymentPassword']>, WireInput<Wire['setPaymentPassword']>>({
      query: request(walletWire.setPaymentPassword),
      invalidatesTags: ['WithdrawRules'],
    }),
    findPaymentPassword: build.query<WireValue<Wire['findPaymentPassword']>, WireInput<Wire['findPaymentPassword']>>({
      query: request(walletWire.findPaymentPassword),
    }),
  }),
});

export const { useGetAccountProvidersQuery, useGetAccountsQuery, useGetWithdrawRulesQuery } = accountsApi;
