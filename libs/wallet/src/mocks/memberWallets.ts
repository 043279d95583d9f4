import type { MemberWallet, WalletTransfer } from '../wire/memberWallets';
import { ORDER_TIME } from './orders';

export const memberWallets: { currencySymbol: string; wallets: MemberWallet[] } = {
  currencySymbol: '₱',
  wallets: [
    { walletId: 'main', name: 'Main wallet', balance: '12480.55', isMain: true, health: 'ok' },
    { walletId: 'sports', name: 'Sports', balance: '200.00', isMain: false, health: 'ok' },
    { walletId: 'live', name: 'Live casino', balance: '0.00', isMain: false, health: 'down' },
  ],
};

export function walletTransfer(changes: Partial<WalletTransfer> = {}): WalletTransfer {
  return {
    transferNo: 'X-2611-000311',
    fromWallet: 'Main wallet',
    toWallet: 'Sports',
    amount: '200.00',
    currencySymbol: '₱',
    at: ORDER_TIME,
    ...changes,
  };
}
