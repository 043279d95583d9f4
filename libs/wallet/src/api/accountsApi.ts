import { api, fromWire, serverNow } from '@parlour/api-client';
import { useDateFormat } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import { canReceive } from '../rules/readiness';
import { walletWire } from '../wire';
import type { Account } from '../wire/transfer';

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
