import { type WireReply, subtractMoney } from '@parlour/kernel';
import { walletWire } from '@parlour/wallet/wire';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Bet, bets } from '../db/schema/play';
import { answer } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import { refuse } from '../http/refuse';
import { wireAmount } from '../ledger/wireAmount';
import type { GatewayApp } from '../platform';

/** Betting records (product decision 4.8). */
export function serveBets(app: GatewayApp): void {
  answer(app, walletWire.getBets, async ({ input, player, db }) => {
    const { limit, offset } = requirePage(input);
    const wanted = and(
      eq(bets.memberId, player.memberId),
      gte(bets.placedAt, input.from),
      lt(bets.placedAt, input.to),
      input.gameType ? eq(bets.gameType, input.gameType) : undefined,
    );
    const sum = (column: typeof bets.stake | typeof bets.validStake | typeof bets.payout) => sql<string>`coalesce(sum(${column}), 0)`;
    const [totals] = await db
      .select({ count: sql<number>`count(*)::int`, stake: sum(bets.stake), validStake: sum(bets.validStake), payout: sum(bets.payout) })
      .from(bets)
      .where(wanted);
    const rows = await db.select().from(bets).where(wanted).orderBy(desc(bets.placedAt), desc(bets.orderId)).limit(limit).offset(offset);
    const { count = 0, stake = '0', validStake = '0', payout = '0' } = totals ?? {};
    return { ...pageOf(rows.map(toWireBet), input, count), totals: { count, ...amountsOf({ stake, validStake, payout }) } };
  });

  answer(app, walletWire.getBet, async ({ input, player, db }) => {
    const [bet] = await db
      .select()
      .from(bets)
      .where(and(eq(bets.orderId, input.orderId), eq(bets.memberId, player.memberId)));
    return toWireBet(bet ?? refuse('ORDER_UNKNOWN'));
  });
}

function toWireBet(bet: Bet): WireReply<typeof walletWire.getBet> {
  const { orderId, roundId, gameName, vassalage, vendorName, gameType, placedAt, settledAt, status } = bet;
  return { orderId, roundId, gameName, vassalage, vendorName, gameType, placedAt, settledAt, status, ...amountsOf(bet) };
}

function amountsOf({ stake, validStake, payout }: Pick<Bet, 'stake' | 'validStake' | 'payout'>) {
  return { stake: wireAmount(stake), validStake: wireAmount(validStake), payout: wireAmount(payout), net: subtractMoney(payout, stake) };
}
