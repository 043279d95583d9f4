import { wireCall, wireId, wireLine, wireText, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { account, depositPromotion, remainingLimit } from './transfer';
import { count } from './page';

/** Specification 5 and 9: png or jpg, 5 MB each; product 4.6: three at most. */
export const MAX_PROOFS = 3;
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
/** Size of one part in bytes. On a slow connection, a small lost part costs little. */
export const PROOF_PART_BYTES = 384 * 1024;

const nothing = v.nullish(v.unknown());

/** Calls of the money screens that the first view of home does not need to know. */
export const moneyExtrasWire = {
  /** Returns the promotions that the player can choose for a deposit. */
  getDepositPromotions: wireCall({
    method: 'GET',
    path: '/wps/transaction/deposit/promotions',
    access: 'member',
    input: v.object({ language: wireWord }),
    value: v.pipe(v.array(depositPromotion), v.maxLength(40)),
  }),
  /** Returns the deposit limit that applies to the player, and how much of it is left. */
  getRemainingLimit: wireCall({
    method: 'GET',
    path: '/wps/transaction/deposit/limits',
    access: 'member',
    input: v.object({}),
    value: remainingLimit,
  }),
  /** Uploads one part of a receipt, in base64. The same part again changes nothing. After the last part the gateway checks the content. */
  putProof: wireCall({
    method: 'PUT',
    path: '/wps/transaction/deposit/proof',
    access: 'member',
    input: v.object({
      orderNo: wireId,
      proofId: v.pipe(v.string(), v.uuid()),
      part: count,
      parts: v.pipe(count, v.minValue(1), v.maxValue(20)),
      data: v.pipe(v.string(), v.maxLength(600_000)),
    }),
    value: v.object({ complete: v.boolean(), proofs: count }),
  }),
  /** Returns the full number of a withdrawal account for the transaction password. */
  revealAccount: wireCall({
    method: 'POST',
    path: '/wps/member/bankCard/reveal',
    access: 'member',
    encrypted: true,
    input: v.object({ accountId: wireId, paymentPassword: wireLine }),
    value: v.object({ number: wireText }),
  }),
  /** Makes a withdrawal account the default one and returns all accounts. */
  setDefaultAccount: wireCall({
    method: 'PUT',
    path: '/wps/member/bankCard/default',
    access: 'member',
    input: v.object({ accountId: wireId }),
    value: v.pipe(v.array(account), v.maxLength(50)),
  }),
  /** Removes a withdrawal account. */
  removeAccount: wireCall({
    method: 'POST',
    path: '/wps/member/bankCard/remove',
    access: 'member',
    encrypted: true,
    input: v.object({ accountId: wireId, paymentPassword: wireLine }),
    value: nothing,
  }),
};
