import type { WireReply } from '@parlour/kernel';
import type { walletWire } from '@parlour/wallet/wire';

/** What a player sees of a method before an order. */
export type DepositOffer = WireReply<typeof walletWire.getDepositMethods>[number];
export type Channel = NonNullable<DepositOffer['channels']>[number];
export type DepositMethod = DepositOffer & {
  /** How long the player has for the payment. */
  payWithinMinutes: number;
  payTo: { accountName?: string; accountNumber?: string; qr?: true; page?: true };
};

/** In whose name transfers are collected. */
export const collector = 'Parlour Collections';
/** What most methods of the Philippines, and of Myanmar, have in common. */
export const peso = {
  kind: 'ewallet',
  channels: [],
  feeRate: '0',
  turnoverRate: '1',
  health: 'ok',
  presets: ['200', '500', '1000', '5000'],
} satisfies Partial<DepositMethod>;
export const kyat = { ...peso, presets: ['10000', '30000', '50000', '100000'] } satisfies Partial<DepositMethod>;

export function method(
  base: typeof peso | typeof kyat,
  own: Omit<DepositMethod, keyof typeof peso> & Partial<DepositMethod>,
): DepositMethod {
  return { ...base, ...own, presets: own.presets ?? [...base.presets] };
}
