import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';

const KEY = 'formDrafts';
/** A draft is for the player who has to log in again, not for the next visit. */
const KEPT_MS = 30 * 60_000;

const stored = v.object({ player: v.string(), at: v.number(), content: v.unknown() });
const storedDrafts = v.record(v.string(), stored);
type Stored = v.InferOutput<typeof stored>;

const readAll = () => readStored('local', KEY, storedDrafts) ?? {};
const isFreshOf = (player: string, { player: owner, at }: Stored) => player !== '' && owner === player && Date.now() - at < KEPT_MS;

function writeAll(drafts: Record<string, Stored>): void {
  if (Object.keys(drafts).length > 0) writeStored('local', KEY, drafts);
  else removeStored('local', KEY);
}

/**
 * Describes the draft of a money form: the values that a player typed during the last half hour. They outlive a session that ended by itself.
 * Another player’s input is never read. The content must hold no password.
 */
export function formDraft<Content>(form: string, content: v.GenericSchema<unknown, Content>) {
  return {
    read(player: string): Content | undefined {
      const found = readAll()[form];
      if (!found || !isFreshOf(player, found)) return undefined;
      const read = v.safeParse(content, found.content);
      return read.success ? read.output : undefined;
    },
    write(player: string, typed: Content): void {
      // A form may render once more while its session ends.
      if (player !== '') writeAll({ ...readAll(), [form]: { player, at: Date.now(), content: typed } });
    },
    forget(): void {
      const { [form]: _forgotten, ...others } = readAll();
      writeAll(others);
    },
  };
}

/** Removes all drafts except the fresh ones of this player; without a player, all of them. */
export function forgetDrafts(player = ''): void {
  writeAll(Object.fromEntries(Object.entries(readAll()).filter(([, draft]) => isFreshOf(player, draft))));
}
