import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const kinds = ['deposit', 'withdrawal', 'transfer'] as const;
export type DraftKind = (typeof kinds)[number];

const KEY = 'walletDrafts';
/** A draft is for the player who has to log in again, not for the next visit. */
const KEPT_MS = 30 * 60_000;

const text = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const draft = v.object({ choice: text, channel: text, amount: text, payerName: text, payerAccount: text, remark: text });
const stored = v.object({ player: v.string(), at: v.number(), draft });
const drafts = v.partial(v.object({ deposit: stored, withdrawal: stored, transfer: stored }));

/**
 * The raw input of a money form; `choice` is the method, the account or the source wallet, `channel` the channel or the target
 * wallet. It holds no promotion, because the player must accept one each time, and never a password.
 */
export type MoneyDraft = v.InferOutput<typeof draft>;

const blank: MoneyDraft = { choice: '', channel: '', amount: '', payerName: '', payerAccount: '', remark: '' };

const readAll = () => readStored('local', KEY, drafts) ?? {};

/** Reads what this player typed during the last half hour, also before a session that ended by itself. Another player’s input is never read. */
export function readDraft(kind: DraftKind, player: string): MoneyDraft {
  const found = readAll()[kind];
  const isOwn = found !== undefined && player !== '' && found.player === player && Date.now() - found.at < KEPT_MS;
  return isOwn ? found.draft : blank;
}

export function writeDraft(kind: DraftKind, player: string, value: Partial<MoneyDraft>): void {
  // A form may render once more while its session ends.
  if (player === '') return;
  writeStored('local', KEY, { ...readAll(), [kind]: { player, at: Date.now(), draft: { ...blank, ...value } } });
}

export function forgetDraft(kind: DraftKind): void {
  const { [kind]: _forgotten, ...others } = readAll();
  writeStored('local', KEY, others);
}

/** Removes all drafts but the fresh ones of this player; of everybody without a player. */
export function forgetDrafts(player?: string): void {
  const all = readAll();
  const kept = kinds.flatMap((kind) => {
    const found = all[kind];
    return found && found.player === player && Date.now() - found.at < KEPT_MS ? [[kind, found] as const] : [];
  });
  if (kept.length > 0) writeStored('local', KEY, Object.fromEntries(kept));
  else removeStored('local', KEY);
}
