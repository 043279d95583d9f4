import type { WireReply } from '@parlour/kernel';
import type { walletWire } from '@parlour/wallet/wire';
import type { Merchant } from '../merchants';

export type AccountProvider = WireReply<typeof walletWire.getAccountProviders>[number];

const providers: Record<Merchant['country'], readonly AccountProvider[]> = {
  PH: [
    { providerId: 'gopeso', kind: 'ewallet', name: 'GoPeso', minDigits: 11, maxDigits: 11, example: '09•• ••• ••••' },
    { providerId: 'mabilis', kind: 'ewallet', name: 'Mabilis Wallet', minDigits: 11, maxDigits: 11, example: '09•• ••• ••••' },
    { providerId: 'luntian-bank', kind: 'bank', name: 'Luntian Bank', minDigits: 10, maxDigits: 12, example: '0041 •••• ••••' },
    { providerId: 'salapi-bank', kind: 'bank', name: 'Salapi Bank', minDigits: 12, maxDigits: 12, example: '7710 •••• ••••' },
    { providerId: 'kalayaan-bank', kind: 'bank', name: 'Kalayaan Bank', minDigits: 10, maxDigits: 16, example: null },
  ],
  MM: [
    { providerId: 'shwekyat', kind: 'ewallet', name: 'ShweKyat', minDigits: 9, maxDigits: 11, example: '09 ••• ••• •••' },
    { providerId: 'padauk', kind: 'ewallet', name: 'Padauk Pay', minDigits: 9, maxDigits: 11, example: '09 ••• ••• •••' },
    { providerId: 'golden-rock-bank', kind: 'bank', name: 'Golden Rock Bank', minDigits: 13, maxDigits: 17, example: '1120 •••• •••• •' },
    { providerId: 'chindwin-bank', kind: 'bank', name: 'Chindwin Bank', minDigits: 12, maxDigits: 16, example: null },
  ],
};

export function accountProviders({ country }: Pick<Merchant, 'country'>): readonly AccountProvider[] {
  return providers[country];
}
