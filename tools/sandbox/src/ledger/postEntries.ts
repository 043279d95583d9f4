import type { Money } from '@parlour/kernel/money';
import { type SQL, and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type LedgerRole, journalEntries, ledgerAccounts, postings } from '../db/schema/ledger';
import { violatedConstraint } from '../db/violatedConstraint';
import { refuse } from '../http/refuse';
import type { Books } from './books';

/** Change of one account's balance; accounts of the house have no `memberId`. */
export type Move = { role: LedgerRole; memberId?: string; amount: Money };

export type Entry = {
  /** Kind of event, e.g. `deposit`; an event with a `reference` can be booked only once. */
  kind: string;
  reference: string;
  at: number;
  /** Amounts must sum to zero; zero amounts are left out. */
  moves: Move[];
};

/**
 * Books entries in order inside the caller's transaction and returns the balance of the first account of the last entry. Refuses
 * with INSUFFICIENT_BALANCE if a member's account would fall below zero.
 */
export async function postEntries(tx: Db, books: Books, entries: Entry[]): Promise<Money> {
  const ids = await accountIds(
    tx,
    books,
    entries.flatMap(({ moves }) => moves),
  );
  const heads = entries.map(({ kind, reference, at }) => ({ merchant: books.merchant, kind, reference, bookedAt: at }));
  const written = await tx.insert(journalEntries).values(heads).returning({ id: journalEntries.id });
  const rows = entries.flatMap(({ moves }, index) =>
    moves
      .map((move) => ({ entryId: written[index]?.id ?? 0, accountId: ids.get(keyOf(move)) ?? 0, amount: move.amount }))
      .filter(({ amount }) => Number(amount) !== 0)
      // Accounts are always locked in the same order, so that two entries never deadlock.
      .sort((a, b) => a.accountId - b.accountId),
  );
  try {
    const posted = await tx.insert(postings).values(rows).returning();
    const first = entries.at(-1)?.moves[0];
    return posted.findLast(({ accountId }) => first && accountId === ids.get(keyOf(first)))?.balanceAfter ?? '0.00';
  } catch (error) {
    if (violatedConstraint(error) === 'member_balance_never_negative') return refuse('INSUFFICIENT_BALANCE');
    throw error;
  }
}

const keyOf = ({ role, memberId }: { role: string; memberId?: string | null | undefined }) => `${role} ${memberId ?? ''}`;

/** Returns the ids of the accounts involved; an account is opened on first use. */
async function accountIds(tx: Db, books: Books, moves: Move[]): Promise<Map<string, number>> {
  const wanted = [...new Map(moves.map((move) => [keyOf(move), move])).values()];
  const read = async () => {
    const rows = await tx.select().from(ledgerAccounts).where(anyOf(books, wanted));
    return new Map(rows.map((row) => [keyOf(row), row.id]));
  };
  const present = await read();
  if (present.size === wanted.length) return present;
  const missing = wanted.filter((move) => !present.has(keyOf(move)));
  await tx
    .insert(ledgerAccounts)
    .values(missing.map(({ role, memberId }) => ({ ...books, role, memberId: memberId ?? null })))
    .onConflictDoNothing();
  return read();
}

function anyOf(books: Books, wanted: Move[]): SQL | undefined {
  const house = wanted.filter(({ memberId }) => !memberId).map(({ role }) => role);
  const own = wanted.filter(({ memberId }) => memberId);
  return and(
    eq(ledgerAccounts.merchant, books.merchant),
    eq(ledgerAccounts.currency, books.currency),
    or(
      house.length > 0 ? and(isNull(ledgerAccounts.memberId), inArray(ledgerAccounts.role, house)) : undefined,
      ...own.map(({ role, memberId = '' }) => and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.role, role))),
    ),
  );
}
