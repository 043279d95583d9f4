import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import type { OrderIntent } from './rules/moneyIntent';

type Kind = OrderIntent['kind'];

const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const draft = v.object({ choice: text, channel: text, amount: text, payerName: text, payerAccount: text, remark: text });

/** What a player has typed into a money form, as typed: `choice` is the method or the account. No offer: nobody takes one by coming back. Never a password. */
export type MoneyDraft = v.InferOutput<typeof draft>;

const blank: MoneyDraft = { choice: '', channel: '', amount: '', payerName: '', payerAccount: '', remark: '' };
const keyOf = (kind: Kind) => `wallet.${kind}Draft`;

/** The form as it was left in this tab; blank when it was not. */
export function readDraft(kind: Kind): MoneyDraft {
  return readStored('session', keyOf(kind), draft) ?? blank;
}

export function writeDraft(kind: Kind, value: Partial<MoneyDraft>): void {
  writeStored('session', keyOf(kind), { ...blank, ...value });
}

export function forgetDraft(kind: Kind): void {
  removeStored('session', keyOf(kind));
}
