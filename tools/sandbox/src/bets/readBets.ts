import { subtractMoney } from '@parlour/kernel/money';
import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type Bet, bets } from '../db/schema/play';
import { pageOf, requirePage } from '../http/page';
import { wireAmount } from '../ledger/wireAmount';
import { detailsFollow } from './detailDelay';

type Wanted = {
  from: number;
  to: number;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  pageNo: number;
  pageSize: number;
};

type Whose = { memberId: string; now: number };

/** Returns a page of a player's bets with the sums over all pages, optionally of one game type or vendor. */
export async function readBets(db: Db, { memberId, now }: Whose, input: Wanted): Promise<WireReply<typeof walletWire.getBets>> {
  const { limit, offset } = requirePage(input);
  const wanted = and(
    eq(bets.memberId, memberId),
    gte(bets.placedAt, input.from),
    lt(bets.placedAt, input.to),
    input.gameType ? eq(bets.gameType, input.gameType) : undefined,
    input.vassalage ? eq(bets.vendor, input.vassalage) : undefined,
  );
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      stake: sql<string>`coalesce(sum(${bets.stake}), 0)`,
      validStake: sql<string>`coalesce(sum(${bets.validStake}), 0)`,
      payout: sql<string>`coalesce(sum(${bets.payout}), 0)`,
      net: sql<string>`coalesce(sum(${bets.payout} - ${bets.stake}) FILTER (WHERE ${bets.status} = 'settled'), 0)`,
    })
    .from(bets)
    // A cancelled bet does not count.
    .where(and(wanted, ne(bets.status, 'cancelled')));
  const rows = await db.select().from(bets).where(wanted).orderBy(desc(bets.placedAt), desc(bets.orderId)).limit(limit).offset(offset);
  const { count = 0, stake = '0', validStake = '0', payout = '0', net = '0' } = totals ?? {};
  const all = await db.$count(bets, wanted);
  return {
    ...pageOf(
      rows.map((bet) => toWireBet(bet, now)),
      input,
      all,
    ),
    totals: { count, stake: wireAmount(stake), validStake: wireAmount(validStake), payout: wireAmount(payout), net: wireAmount(net) },
  };
}

/** Converts a bet for the record, with the money of the ledger also while the vendor's details follow. */
export function toWireBet(bet: Bet, now: number): WireReply<typeof walletWire.getBet> {
  const { orderId, roundId, gameName, vendor, vendorName, gameType, placedAt, settledAt, status, stake, validStake, payout } = bet;
  const amounts = { stake: wireAmount(stake), validStake: wireAmount(validStake), payout: wireAmount(payout) };
  // An open or cancelled bet is neither won nor lost.
  const net = status === 'settled' ? subtractMoney(payout, stake) : '0.00';
  const bare = { orderId, roundId, gameName, vassalage: vendor, vendorName, gameType, placedAt, settledAt, status, ...amounts, net };
  return { ...bare, detailsFollow: detailsFollow(bet, now) };
}
