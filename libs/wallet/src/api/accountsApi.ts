import { api, fromWire, serverNow } from '@parlour/api-client';
import { useDateFormat } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import { canReceive } from '../rules/readiness';
import { type Account, accountsWire } from '../wire/accounts';

/** Endpoints for withdrawal accounts, the transaction password and the withdrawal rules. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWithdrawRules: build.query({
      ...fromWire(accountsWire.getWithdrawRules),
      providesTags: ['WithdrawRules'],
    }),
    getAccounts: build.query({
      ...fromWire(accountsWire.getAccounts),
      providesTags: ['Account'],
    }),
    getAccountProviders: build.query({
      ...fromWire(accountsWire.getAccountProviders),
    }),
    addAccount: build.mutation({
      ...fromWire(accountsWire.addAccount),
      // Also refetch after an error: the account may exist even if the reply was lost.
      invalidatesTags: ['Account', 'WithdrawRules'],
    }),
    findAccount: build.query({
      ...fromWire(accountsWire.findAccount),
    }),
    setPaymentPassword: build.mutation({
      ...fromWire(accountsWire.setPaymentPassword),
      invalidatesTags: ['WithdrawRules'],
    }),
    findPaymentPassword: build.query({
      ...fromWire(accountsWire.findPaymentPassword),
    }),
    revealAccount: build.mutation({
      ...fromWire(accountsWire.revealAccount),
    }),
    setDefaultAccount: build.mutation({
      ...fromWire(accountsWire.setDefaultAccount),
      invalidatesTags: ['Account'],
    }),
    removeAccount: build.mutation({
      ...fromWire(accountsWire.removeAccount),
      // Also refetch after an error: the account may have been removed even if the reply was lost.
      invalidatesTags: ['Account', 'WithdrawRules'],
    }),
  }),
});

export const {
  useGetAccountProvidersQuery,
  useGetAccountsQuery,
  useGetWithdrawRulesQuery,
  useRemoveAccountMutation,
  useRevealAccountMutation,
  useSetDefaultAccountMutation,
} = accountsApi;

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
