import { api, request, serverNow } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { useDateFormat } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { canReceive } from '../rules/readiness';
import { walletWire } from '../wire';
import type { Account } from '../wire/transfer';

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

/** Returns whether an account can receive money now, and its status as text. */
export function useAccountState(): (account: Account) => { isUsable: boolean; text: string } {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const now = serverNow();
  return (account) => {
    const { status, coolingUntil } = account;
    const isCooling = status === 'active' && coolingUntil != null && coolingUntil > now;
    const text = isCooling ? t('account.cooling', { time: dates.full(coolingUntil) }) : t(`account.status.${status}`);
    return { isUsable: canReceive(account, now), text };
  };
}
