import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import type { Order } from './wire/order';

type Kind = Order['kind'];

const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const draft = v.object({ choice: text, channel: text, amount: text, payerName: text, payerAccount: text, remark: text });

/**
 * The raw input of a money form; `choice` is the method or the account. It holds no promotion, because the player must accept one
 * each time, and never a password.
 */
export type MoneyDraft = v.InferOutput<typeof draft>;

const blank: MoneyDraft = { choice: '', channel: '', amount: '', payerName: '', payerAccount: '', remark: '' };
const keyOf = (kind: Kind) => `wallet.${kind}Draft`;

/** Reads the draft saved in this tab, or returns a blank one. */
export function readDraft(kind: Kind): MoneyDraft {
  return readStored('session', keyOf(kind), draft) ?? blank;
}

export function writeDraft(kind: Kind, value: Partial<MoneyDraft>): void {
  writeStored('session', keyOf(kind), { ...blank, ...value });
}

export function forgetDraft(kind: Kind): void {
  removeStored('session', keyOf(kind));
}
