import {
  wireCall,
  wireCount,
  wireId,
  wireKey,
  wireMoney,
  wirePage,
  wireRange,
  wireText,
  wireTime,
  wireWord,
} from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const memberWallet = v.object({
  walletId: wireId,
  name: wireText,
  balance: wireMoney,
  /** The wallet that deposits, games and withdrawals use. */
  isMain: v.optional(v.boolean(), false),
  health: v.optional(v.picklist(['ok', 'down']), 'ok'),
});

export type MemberWallet = v.InferOutput<typeof memberWallet>;

export const walletTransfer = v.object({
  transferNo: wireId,
  /** The display names of both wallets, and their ids, which are the same in each language. */
  fromWallet: wireText,
  toWallet: wireText,
  fromId: v.nullish(wireId),
  toId: v.nullish(wireId),
  amount: wireMoney,
  currencySymbol: wireText,
  at: wireTime,
});

export type WalletTransfer = v.InferOutput<typeof walletTransfer>;

/** A member's wallets and the moves between them (specification 7: wallets, wallet transfer, transaction reports). */
export const memberWalletsWire = {
  /** Returns the player's wallets with their balances. */
  getMemberWallets: wireCall({
    method: 'GET',
    path: '/wps/wallets/gcs/list',
    access: 'member',
    input: v.object({ language: wireWord }),
    value: v.object({ currencySymbol: wireText, wallets: v.pipe(v.array(memberWallet), v.maxLength(40)) }),
  }),
  /** Transfers money between two of the player's wallets. During a break or an exclusion, every target but the main wallet is refused with PLAY_PAUSED. */
  transferBetweenWallets: wireCall({
    method: 'POST',
    path: '/wps/wallets/transfer',
    access: 'member',
    money: true,
    input: v.object({ idempotencyKey: wireKey, fromId: wireId, toId: wireId, amount: wireMoney }),
    value: walletTransfer,
  }),
  /** Returns the transfer of an idempotency key after a lost reply, or null if the gateway never received it. */
  findWalletTransfer: wireCall({
    method: 'GET',
    path: '/wps/wallets/transfer/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(walletTransfer),
  }),
  /** Returns a page of the transfers of the range between the player's wallets. */
  getWalletTransfers: wireCall({
    method: 'GET',
    path: '/wps/wallets/transfer/report',
    access: 'member',
    input: v.object({ ...wireRange, pageNo: wireCount, pageSize: wireCount }),
    value: wirePage(walletTransfer),
  }),
};
