import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';

/** A payment method: the part that players see before they order, and the payee. */
export type DepositMethod = WireReply<typeof walletWire.getDepositMethods>[number] & {
  /** Time the player has for the payment. */
  payWithinMinutes: number;
  payTo: { accountName?: string; accountNumber?: string; qr?: true; page?: true; app?: true };
};

/** A bank or e-wallet of a withdrawal account. */
export type AccountProvider = WireReply<typeof walletWire.getAccountProviders>[number];
