import { and, eq, inArray, sql } from 'drizzle-orm';
import { betEntries } from '../../bets/betEntries';
import { type Books, booksOf } from '../../ledger/books';
import { postEntries } from '../../ledger/postEntries';
import { findMerchant } from '../../merchants';
import { advanceOrder } from '../../orders/advanceOrder';
import { type NewOrder, openOrder } from '../../orders/openOrder';
import { createRandom } from '../../random';
import { maskNumber } from '../../wallet/accounts';
import { countStake } from '../../wallet/turnover';
import { nextNumber } from '../nextNumber';
import type { Db } from '../open';
import { games, vendorOffers, vendors } from '../schema/catalog';
import { type Bet, bets } from '../schema/play';
import { type DemoMember, demoMembers } from './demoMembers';
import { type Happening, planHistory } from './planHistory';
import type { SeedContext } from './seed';

type Played = { gameName: string; gameType: string; vassalage: string; vendorName: string };
type Teller = { tx: Db; member: DemoMember; books: Books };

const minuteMs = 60_000;
const wholeDeposit = 30 * 24 * 60 * minuteMs;

/** Money and bets of the demo accounts, booked through the same ledger as everything else. */
export async function seedHistory({ db, seed, now }: SeedContext): Promise<void> {
  for (const member of demoMembers) {
    if (!member.balance) continue;
    const merchant = findMerchant(member.merchant);
    if (!merchant) throw new Error(`no merchant ${member.merchant}`);
    const played = member.usualStake ? await playedGames(db, member.merchant) : [];
    const happenings = await planFor(member, { played, seed, now });
    await db.transaction(async (tx) => tell({ tx, member, books: booksOf(merchant, member.type) }, happenings, played));
  }
}

async function planFor(member: DemoMember, { played, seed, now }: { played: Played[]; seed: number; now: number }): Promise<Happening[]> {
  const balanceCents = Math.round(Number(member.balance) * 100);
  if (!member.usualStake || played.length === 0) return [{ kind: 'deposit', at: now - wholeDeposit, cents: balanceCents }];
  const random = createRandom(seed, member.username);
  return planHistory({ balanceCents, stakeCents: member.usualStake * 100, games: played.length, now, random });
}

/** Bets between two orders are booked together, so that the ledger keeps the order of time. */
async function tell(teller: Teller, happenings: Happening[], played: Played[]): Promise<void> {
  let waiting: Extract<Happening, { kind: 'bet' }>[] = [];
  for (const happening of happenings) {
    if (happening.kind === 'bet') {
      waiting.push(happening);
      continue;
    }
    await tellBets(teller, waiting, played);
    waiting = [];
    await tellOrder(teller, happening, played.length > 0);
  }
  await tellBets(teller, waiting, played);
}

async function tellOrder(
  { tx, member }: Teller,
  { kind, at, cents }: Extract<Happening, { cents: number }>,
  counts: boolean,
): Promise<void> {
  const amount = (cents / 100).toFixed(2);
  const orderNo = await nextNumber(tx, kind === 'deposit' ? 'D' : 'W', at);
  const base = { orderNo, merchant: member.merchant, memberId: member.id, idempotencyKey: orderNo, requestHash: '', amount, fee: '0' };
  const times = { createdAt: at, updatedAt: at };
  if (kind === 'deposit') {
    const values: NewOrder = {
      ...base,
      ...times,
      kind,
      methodId: depositMethodOf(member),
      step: 'waiting',
      turnover: counts ? amount : '0',
    };
    const order = await openOrder(tx, values);
    const paid = await advanceOrder(tx, order, { step: 'confirming', at: at + minuteMs, dueAt: null });
    await advanceOrder(tx, paid, { step: 'credited', at: at + 2 * minuteMs, dueAt: null });
    return;
  }
  const { providerId, number } = member.account ?? { providerId: 'gopeso', number: '0000' };
  const order = await openOrder(tx, { ...base, ...times, kind, methodId: providerId, accountLabel: maskNumber(number), step: 'submitted' });
  const reviewed = await advanceOrder(tx, order, { step: 'review', at: at + minuteMs, dueAt: null });
  const sent = await advanceOrder(tx, reviewed, { step: 'sent', at: at + 6 * minuteMs, dueAt: null });
  await advanceOrder(tx, sent, { step: 'completed', at: at + 8 * minuteMs, dueAt: null });
}

async function tellBets({ tx, member, books }: Teller, happenings: Extract<Happening, { kind: 'bet' }>[], played: Played[]): Promise<void> {
  const rows: Bet[] = [];
  for (const { at, game, stakeCents, payoutCents } of happenings) {
    const orderId = await nextNumber(tx, 'B', at);
    const stake = (stakeCents / 100).toFixed(2);
    const title = played[game];
    if (!title) continue;
    rows.push({
      ...title,
      orderId,
      roundId: `R${orderId.slice(2)}`,
      merchant: member.merchant,
      memberId: member.id,
      playSessionId: null,
      placedAt: at,
      settledAt: at + 2000,
      stake,
      validStake: stake,
      payout: (payoutCents / 100).toFixed(2),
      status: 'settled',
      result: {},
    });
  }
  if (rows.length === 0) return;
  await tx.insert(bets).values(rows);
  await postEntries(tx, books, rows.flatMap(betEntries));
  await countStake(tx, member.id, (happenings.reduce((sum, { stakeCents }) => sum + stakeCents, 0) / 100).toFixed(2));
}

function depositMethodOf({ merchant }: DemoMember): string {
  return merchant === '200jilimm3' ? 'shwekyat' : 'gopeso';
}

/** A few well-known titles of the categories that the demo accounts play. */
async function playedGames(db: Db, merchant: string): Promise<Played[]> {
  return db
    .select({ gameName: games.name, gameType: games.category, vassalage: games.vassalage, vendorName: vendors.displayName })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .innerJoin(
      vendorOffers,
      and(eq(vendorOffers.vassalage, games.vassalage), eq(vendorOffers.category, games.category), eq(vendorOffers.merchant, merchant)),
    )
    .where(and(inArray(games.category, ['RNG', 'FISH', 'LIVE', 'PVP']), eq(games.lobby, false)))
    .orderBy(sql`${games.popularity}, ${games.nodeId}`)
    .limit(6);
}
