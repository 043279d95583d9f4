import { wireCall, wireMoney, wireText, type WireValue } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** The balance, which home shows. */
export const balanceWire = {
  /** Returns the merchant's currency, which is known before login (specification 4, home load). */
  getMerchantWallet: wireCall({
    method: 'GET',
    path: '/wps/wallets/merchant',
    access: 'anyone',
    public: 'settings',
    input: v.object({}),
    value: v.object({ currency: wireText, currencySymbol: wireText, pattern: v.optional(wireText, '#,##0.00') }),
  }),
  /** Returns the player's money in all wallets, and its parts. */
  getMemberWallet: wireCall({
    method: 'GET',
    path: '/wps/wallets/gcs',
    access: 'session',
    input: v.object({}),
    value: v.object({
      currency: wireText,
      currencySymbol: wireText,
      /** All money of the player, bonus money and other wallets included. */
      sumBalance: wireMoney,
      /** The main wallet, which deposits, games and withdrawals use. */
      mainBalance: v.nullish(wireMoney),
      /** Bonus money: to play with, paid out only after its own turnover. */
      bonusBalance: v.nullish(wireMoney),
      withdrawable: wireMoney,
      /** A deposit of the player has been credited. Absent if the gateway does not say. */
      hasDeposited: v.nullish(v.boolean()),
    }),
  }),
};

export type MemberBalance = WireValue<(typeof balanceWire)['getMemberWallet']>;
