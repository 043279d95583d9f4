import { sql } from 'drizzle-orm';
import { journalEntries, postings } from '../db/schema/ledger';
import { useGateway } from '../testing/useGateway';
import { booksOf } from './books';
import { balanceOf } from './balanceOf';
import { type Move, postEntries } from './postEntries';

const gateway = useGateway();
const books = booksOf({ code: '200jilif3', currency: 'TLB' }, 0);
const noel = 'm-noel';

const moves = (amount: string): Move[] => [
  { role: 'player', memberId: noel, amount },
  { role: 'payments', amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` },
];
const post = (reference: string, amount: string) =>
  gateway.platform.db.transaction((tx) => postEntries(tx, books, [{ kind: 'test', reference, at: 1, moves: moves(amount) }]));

test('the seeded ledger is sound', async () => {
  expect(await gateway.audit()).toMatchObject({ sound: true, unbalancedEntries: 0, wrongBalances: 0, negativeMembers: 0 });
});

test('an entry changes balances and returns the new one', async () => {
  expect(Number(await post('in', '10.25'))).toBe(10.25);
  expect(await balanceOf(gateway.platform.db, books, noel)).toBe('10.25');
});

test('an entry that would make a member’s balance negative is refused as a whole', async () => {
  await expect(post('too-much', '-10.26')).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(await balanceOf(gateway.platform.db, books, noel)).toBe('10.25');
});

test('an event is booked only once', async () => {
  await expect(post('in', '10.25')).rejects.toThrow();
});

test('the database refuses an entry that does not sum to zero', async () => {
  const lopsided: Move[] = [
    { role: 'player', memberId: noel, amount: '5' },
    { role: 'payments', amount: '-4' },
  ];
  const entry = { kind: 'test', reference: 'lopsided', at: 1, moves: lopsided };
  await expect(gateway.platform.db.transaction((tx) => postEntries(tx, books, [entry]))).rejects.toThrow();
});

test('an entry without postings is refused', async () => {
  const bare = gateway.platform.db
    .insert(journalEntries)
    .values({ merchant: books.merchant, kind: 'test', reference: 'bare', bookedAt: 1 });
  await expect(bare).rejects.toThrow();
});

test('journal entries cannot be changed or deleted', async () => {
  await expect(gateway.platform.db.delete(postings)).rejects.toThrow();
  await expect(gateway.platform.db.update(postings).set({ amount: '1' })).rejects.toThrow();
  await expect(gateway.platform.db.delete(journalEntries)).rejects.toThrow();
});

test('the audit recomputes balances from the postings', async () => {
  const { db } = gateway.platform;
  await db.execute(sql`UPDATE ledger_account SET balance = balance + 1 WHERE member_id = ${noel}`);
  expect(await gateway.audit()).toMatchObject({ sound: false, wrongBalances: 1 });
  expect((await gateway.lever('ledger')).status).toBe(500);
  await db.execute(sql`UPDATE ledger_account SET balance = balance - 1 WHERE member_id = ${noel}`);
  expect((await gateway.lever('ledger')).status).toBe(200);
});
