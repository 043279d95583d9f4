import { paths } from '@parlour/kernel';
import { type FeatureStart, screen } from '@parlour/kernel/feature';
import { walletSlice } from './walletSlice';

const { deposit, depositOrder, withdraw, withdrawOrder, accounts, transactionPassword, records, wallets } = paths.wallet;

/** The part of wallet that a first view of its screens needs (ADR 0035). */
export const walletScreens = {
  id: 'wallet',
  slices: [walletSlice],
  routes: [
    // The screen itself shows trial players a message (specification 8), so the guard accepts any session.
    {
      path: deposit,
      access: 'player',
      asksTerms: true,
      needs: ['getDepositMethods', 'createDeposit'],
      titleKey: 'title.deposit',
      lazy: screen(() => import('./screens/deposit/DepositScreen'), 'DepositScreen'),
    },
    {
      path: depositOrder,
      access: 'member',
      needs: ['getOrder'],
      titleKey: 'title.deposit',
      lazy: screen(() => import('./screens/order/DepositOrderScreen'), 'DepositOrderScreen'),
    },
    {
      path: withdraw,
      access: 'member',
      needs: ['getWithdrawRules', 'createWithdrawal'],
      titleKey: 'title.withdraw',
      lazy: screen(() => import('./screens/withdraw/WithdrawScreen'), 'WithdrawScreen'),
    },
    {
      path: withdrawOrder,
      access: 'member',
      needs: ['getOrder'],
      titleKey: 'title.withdrawOrder',
      lazy: screen(() => import('./screens/order/WithdrawOrderScreen'), 'WithdrawOrderScreen'),
    },
    {
      path: accounts,
      access: 'member',
      needs: ['getAccounts'],
      titleKey: 'title.accounts',
      lazy: screen(() => import('./screens/accounts/AccountsScreen'), 'AccountsScreen'),
    },
    {
      path: transactionPassword,
      access: 'member',
      needs: [['setPaymentPassword', 'changePaymentPassword', 'resetPaymentPassword']],
      titleKey: 'title.password',
      lazy: screen(() => import('./screens/transaction-password/TransactionPasswordScreen'), 'TransactionPasswordScreen'),
    },
    {
      path: wallets,
      access: 'member',
      needs: ['getMemberWallets'],
      titleKey: 'title.wallets',
      lazy: screen(() => import('./screens/wallets/WalletsScreen'), 'WalletsScreen'),
    },
    {
      path: records,
      access: 'player',
      needs: [['getBets', 'getMoneyRecords', 'getDailyReport']],
      titleKey: 'title.records',
      lazy: screen(() => import('./screens/records/RecordsScreen'), 'RecordsScreen'),
    },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
} satisfies FeatureStart;
