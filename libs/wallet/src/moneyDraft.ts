import { wireText } from '@parlour/kernel/wire-call';
import { formDraft } from '@parlour/player';
import { usePlayerKey } from '@parlour/player/session';
import * as v from 'valibot';

const text = v.optional(wireText, '');
const content = v.object({ choice: text, channel: text, amount: text, payerName: text, payerAccount: text, remark: text });

/**
 * The raw input of a money form; `choice` is the method, the account or the source wallet, `channel` the channel or the target
 * wallet. It holds no promotion, because the player must accept one each time, and never a password.
 */
export type MoneyDraft = v.InferOutput<typeof content>;

const drafts = {
  deposit: formDraft('wallet.deposit', content),
  withdrawal: formDraft('wallet.withdrawal', content),
  transfer: formDraft('wallet.transfer', content),
};
export type DraftKind = keyof typeof drafts;

const blank: MoneyDraft = { choice: '', channel: '', amount: '', payerName: '', payerAccount: '', remark: '' };

export function readDraft(kind: DraftKind, player: string): MoneyDraft {
  return drafts[kind].read(player) ?? blank;
}

export function writeDraft(kind: DraftKind, player: string, value: Partial<MoneyDraft>): void {
  drafts[kind].write(player, { ...blank, ...value });
}

export function forgetDraft(kind: DraftKind): void {
  drafts[kind].forget();
}

/** Returns merchant and user name, which identify a player on this device. Empty without a session. */
export function usePlayer(): string {
  return usePlayerKey() ?? '';
}
