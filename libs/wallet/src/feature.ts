import { paths } from '@parlour/kernel';
import { defineFeature, screen } from '@parlour/kernel/feature';
import { useFlag } from '@parlour/site';
import { startWalletListeners } from './walletListeners';
import { walletSlice } from './walletSlice';

const { deposit, depositOrder, withdraw, withdrawOrder, accounts, transactionPassword, records, wallets } = paths.wallet;
const useBettingRecord = () => useFlag('TRANSBETREPMEM3');

/** The wallet feature: balance, deposits, withdrawals, orders and records. */
export const walletFeature = defineFeature({
  id: 'wallet',
  slices: [walletSlice],
  listen: startWalletListeners,
  findable: () => import('./findable'),
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
  menu: [
    { id: 'wallet.tab', slot: 'tabbar', labelKey: 'menu.increaseDeposit', icon: 'wallet', to: deposit },
    { id: 'wallet.deposit', slot: 'drawer', labelKey: 'menu.deposit', icon: 'wallet', to: deposit },
    { id: 'wallet.withdraw', slot: 'drawer', labelKey: 'menu.withdraw', icon: 'banknote', to: withdraw },
    {
      id: 'wallet.records',
      slot: 'drawer',
      labelKey: 'menu.records',
      icon: 'history',
      to: records,
      needs: ['getBets'],
      useVisible: useBettingRecord,
    },
    {
      id: 'wallet.memberMoney',
      slot: 'member',
      labelKey: 'menu.money',
      icon: 'receipt',
      to: `${records}?tab=money`,
      needs: ['getMoneyRecords'],
    },
    { id: 'wallet.memberWallets', slot: 'member', labelKey: 'menu.wallets', icon: 'wallet', to: wallets },
    { id: 'wallet.memberAccounts', slot: 'member', labelKey: 'menu.accounts', icon: 'credit-card', to: accounts },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
