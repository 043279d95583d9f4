import { paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { useFlag } from '@parlour/site';
import { startWalletListeners } from './walletListeners';
import { walletScreens } from './walletScreens';

const { deposit, withdraw, accounts, records, wallets } = paths.wallet;
const useBettingRecord = () => useFlag('TRANSBETREPMEM3');

/** The wallet feature: balance, deposits, withdrawals, orders and records. */
export const walletFeature = defineFeature({
  ...walletScreens,
  listen: startWalletListeners,
  findable: () => import('./findable'),
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
});
