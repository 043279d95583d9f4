import { type WireReply, subtractMoney } from '@parlour/kernel';
import type { walletWire } from '@parlour/wallet/wire';
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { type Bet, bets } from '../db/schema/play';
import { pageOf, requirePage } from '../http/page';
import { wireAmount } from '../ledger/wireAmount';

type Wanted = {
  from: number;
  to: number;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  pageNo: number;
  pageSize: number;
};

/** A page of a player's bets with the sums over all of them, of one kind of game or one vendor when asked. */
export async function readBets(db: Db, memberId: string, input: Wanted): Promise<WireReply<typeof walletWire.getBets>> {
  const { limit, offset } = requirePage(input);
  const wanted = and(
    eq(bets.memberId, memberId),
    gte(bets.placedAt, input.from),
    lt(bets.placedAt, input.to),
    input.gameType ? eq(bets.gameType, input.gameType) : undefined,
    input.vassalage ? eq(bets.vassalage, input.vassalage) : undefined,
  );
  const sum = (column: typeof bets.stake | typeof bets.validStake | typeof bets.payout) => sql<string>`coalesce(sum(${column}), 0)`;
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      stake: sum(bets.stake),
      validStake: sum(bets.validStake),
      payout: sum(bets.payout),
      net: sql<string>`coalesce(sum(${bets.payout} - ${bets.stake}) FILTER (WHERE ${bets.status} = 'settled'), 0)`,
    })
    .from(bets)
    // What was given back was no bet.
    .where(and(wanted, ne(bets.status, 'cancelled')));
  const rows = await db.select().from(bets).where(wanted).orderBy(desc(bets.placedAt), desc(bets.orderId)).limit(limit).offset(offset);
  const { count = 0, stake = '0', validStake = '0', payout = '0', net = '0' } = totals ?? {};
  const all = await db.$count(bets, wanted);
  return {
    ...pageOf(rows.map(toWireBet), input, all),
    totals: { count, stake: wireAmount(stake), validStake: wireAmount(validStake), payout: wireAmount(payout), net: wireAmount(net) },
  };
}

export function toWireBet(bet: Bet): WireReply<typeof walletWire.getBet> {
  const { orderId, roundId, gameName, vassalage, vendorName, gameType, placedAt, settledAt, status } = bet;
  const amounts = { stake: wireAmount(bet.stake), validStake: wireAmount(bet.validStake), payout: wireAmount(bet.payout) };
  // What is not decided, or was given back, is neither won nor lost.
  const net = status === 'settled' ? subtractMoney(bet.payout, bet.stake) : '0.00';
  return { orderId, roundId, gameName, vassalage, vendorName, gameType, placedAt, settledAt, status, ...amounts, net };
}
