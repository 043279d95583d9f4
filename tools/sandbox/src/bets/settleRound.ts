import { isDeepStrictEqual } from 'node:util';
import { compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { and, eq } from 'drizzle-orm';
import { findMerchant } from '@parlour/sandbox-world';
import { notePlay } from '../playControls/notePlay';
import { requireStakeWithinLimits } from '../playControls/requireWithinLimits';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { type Bet, type PlaySession, bets } from '../db/schema/play';
import { members } from '../db/schema/session';
import { refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { purseOf } from '../ledger/purseOf';
import { countStake } from '../wallet/turnover';
import { betEntries } from './betEntries';

export type Round = {
  /** The vendor's round number; a round is settled once, however often it is sent. */
  roundId: string;
  stake: Money;
  payout: Money;
  /** The vendor's display of the round. */
  result: unknown;
};

/** Returns the player's choice in a result; `undefined` in games without choices. */
export const pickOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'pick' in result ? result.pick : undefined;

/** Returns the round settled under this number, if any; refuses the number with another stake, pick or player. */
export async function findRound(
  db: Db,
  session: Pick<PlaySession, 'vendor' | 'memberId'>,
  { roundId, stake, pick }: Pick<Round, 'roundId' | 'stake'> & { pick: unknown },
): Promise<Bet | undefined> {
  const [bet] = await db
    .select()
    .from(bets)
    .where(and(eq(bets.vendor, session.vendor), eq(bets.roundId, roundId)));
  if (!bet) return undefined;
  const isSame = bet.memberId === session.memberId && compareMoney(bet.stake, stake) === 0 && isDeepStrictEqual(pickOf(bet.result), pick);
  return isSame ? bet : refuse('FIELD_INVALID', { field: 'roundId' });
}

/** Vendor interface: takes the stake, cash before bonus money, and pays the win in one transaction, both or neither. */
export async function settleRound(db: Db, session: PlaySession, { round, now }: { round: Round; now: number }): Promise<Bet> {
  const merchant = findMerchant(session.merchant);
  if (!merchant) throw new Error('play session without a merchant');
  return db.transaction(async (tx) => {
    const [member] = await tx.select({ type: members.type }).from(members).where(eq(members.id, session.memberId)).for('update');
    await requireStakeWithinLimits(tx, session.memberId, { stake: round.stake, now });
    const [bet] = await tx
      .insert(bets)
      .values({
        ...round,
        orderId: await nextNumber(tx, 'B', now),
        vendor: session.vendor,
        merchant: session.merchant,
        memberId: session.memberId,
        playSessionId: session.id,
        gameName: session.gameName,
        vendorName: session.vendorName,
        gameType: session.gameType,
        placedAt: now,
        settledAt: now,
        validStake: round.stake,
        status: 'settled',
      })
      .onConflictDoNothing()
      .returning();
    if (!bet || !member) return (await findRound(tx, session, { ...round, pick: pickOf(round.result) })) ?? refuse('GAME_UNAVAILABLE');
    const books = booksOf(merchant, member.type);
    const { cash } = await purseOf(tx, books, session.memberId);
    await postEntries(
      tx,
      books,
      betEntries(bet, { bonusStake: compareMoney(cash, bet.stake) < 0 ? subtractMoney(bet.stake, cash) : '0', symbol: merchant.symbol }),
    );
    await notePlay(tx, session.memberId, now);
    await countStake(tx, books, { memberId: session.memberId, validStake: round.stake, at: now, gameType: session.gameType });
    return bet;
  });
}
