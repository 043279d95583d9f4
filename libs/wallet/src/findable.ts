import { paths } from '@parlour/kernel';
import type { Findable } from '@parlour/kernel/feature';
import { useFlag } from '@parlour/site';

const { deposit, withdraw, accounts, transactionPassword, records, wallets } = paths.wallet;
const useBettingRecord = () => useFlag('TRANSBETREPMEM3');

/** The pages of money that the search finds. */
export const findable: Findable = {
  pages: [
    { titleKey: 'menu.deposit', wordsKey: 'words.deposit', icon: 'wallet', to: deposit },
    { titleKey: 'menu.withdraw', wordsKey: 'words.withdraw', icon: 'banknote', to: withdraw },
    { titleKey: 'menu.accounts', wordsKey: 'words.accounts', icon: 'credit-card', to: accounts },
    { titleKey: 'title.password', wordsKey: 'words.password', icon: 'lock', to: transactionPassword },
    { titleKey: 'menu.records', wordsKey: 'words.bets', icon: 'history', to: records, needs: ['getBets'], useVisible: useBettingRecord },
    { titleKey: 'menu.money', wordsKey: 'words.money', icon: 'receipt', to: `${records}?tab=money`, needs: ['getMoneyRecords'] },
    { titleKey: 'menu.wallets', wordsKey: 'words.wallets', icon: 'wallet', to: wallets },
  ],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};
