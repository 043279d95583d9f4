import { wireId, wireMoney, wireText, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Steps of a deposit: created → waiting → confirming → credited. Of a withdrawal: submitted → review → sent → completed. */
const step = v.picklist([
  'created',
  'waiting',
  'confirming',
  'credited',
  'submitted',
  'review',
  'sent',
  'completed',
  'rejected',
  'expired',
  'cancelled',
]);

/** Details of the payee; each row has a copy button. */
const payTo = v.object({
  provider: wireText,
  accountName: v.nullish(wireText),
  accountNumber: v.nullish(wireText),
  /** Content of the QR code. */
  qr: v.nullish(wireText),
  /** URL of a payment page; it opens in the same tab. */
  url: v.nullish(wireText),
  /** Link that opens this payment in the provider's app, or on its site where the app is not installed. */
  appUrl: v.nullish(wireText),
  note: v.nullish(wireText),
});

export type OrderStep = v.InferOutput<typeof step>;

/** A deposit or withdrawal order: its number, its timeline, and the reason if it was refused. */
export const order = v.object({
  orderNo: wireId,
  kind: v.picklist(['deposit', 'withdrawal']),
  status: v.picklist(['pending', 'successful', 'rejected', 'expired', 'cancelled', 'checking']),
  step,
  amount: wireMoney,
  fee: wireMoney,
  /** Amount received after the fee. */
  receive: wireMoney,
  currencySymbol: wireText,
  methodName: wireText,
  /** Masked destination of a withdrawal. */
  account: v.nullish(wireText),
  payTo: v.nullish(payTo),
  createdAt: wireTime,
  updatedAt: wireTime,
  expiresAt: v.nullish(wireTime),
  typicalMinutes: v.nullish(v.number()),
  /** Code of the reason for a refusal, e.g. NAME_MISMATCH. */
  reason: v.nullish(wireText),
  timeline: v.array(v.object({ step, at: wireTime })),
  /** Cash after this order, and beside it the bonus money if the order brought some. */
  balanceAfter: v.nullish(wireMoney),
  bonusAfter: v.nullish(wireMoney),
  /** Turnover that this deposit adds before a withdrawal. */
  turnover: v.nullish(wireMoney),
  /** Bonus of the chosen offer, and the turnover after which the bonus becomes cash. */
  bonus: v.nullish(wireMoney),
  bonusTurnover: v.nullish(wireMoney),
  channelName: v.nullish(wireText),
  /** Receipts received so far. */
  proofs: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
});

export type Order = v.InferOutput<typeof order>;
