import { addMoney, type Money, toCurrency } from '@parlour/kernel/money';
import type { DemoMember, Happening, Merchant } from '@parlour/sandbox-world';
import { betEntries } from '../../bets/betEntries';
import { rememberGame } from '../../catalog/rememberGame';
import type { Books } from '../../ledger/books';
import { postEntries } from '../../ledger/postEntries';
import { advanceOrder } from '../../orders/advanceOrder';
import { type NewOrder, openOrder } from '../../orders/openOrder';
import { bookReferralsOf } from '../../promotions/bookReferrals';
import { stretchesOf } from '../../playControls/notePlay';
import { maskNumber } from '../../wallet/accounts';
import { depositMethods } from '../../wallet/depositMethods';
import { countStake } from '../../wallet/turnover';
import { nextNumber, nextNumbers } from '../nextNumber';
import type { Db } from '../Database';
import { type Bet, bets } from '../schema/play';
import { playStretches } from '../schema/playControls';
import type { Played } from './playedGames';

/** A player's action, or the payment of referral income. */
export type Told = Happening | { kind: 'referrals'; at: number };
export type Teller = { tx: Db; member: Pick<DemoMember, 'id' | 'merchant' | 'account'>; books: Books; merchant: Merchant };

const minuteMs = 60_000;

/** Bets between two orders are booked together, so that the ledger stays in chronological order. */
export async function tellHistory(teller: Teller, happenings: readonly Told[], played: Played[]): Promise<void> {
  let waiting: Extract<Happening, { kind: 'bet' }>[] = [];
  for (const happening of happenings) {
    if (happening.kind === 'bet') {
      waiting.push(happening);
      continue;
    }
    await tellBets(teller, waiting, played);
    waiting = [];
    if (happening.kind === 'referrals')
      await bookReferralsOf(teller.tx, teller.merchant, { memberId: teller.member.id, now: happening.at });
    else await tellOrder(teller, happening, played.length > 0);
  }
  await tellBets(teller, waiting, played);
}

/** Returns a planned amount, in hundredths, with the decimals of the merchant's currency. */
function amountOf(cents: number, { symbol }: Merchant): Money {
  return toCurrency((cents / 100).toFixed(2), symbol);
}

async function tellOrder(
  { tx, member, merchant }: Teller,
  { kind, at, cents }: Extract<Happening, { cents: number }>,
  counts: boolean,
): Promise<void> {
  const amount = amountOf(cents, merchant);
  const orderNo = await nextNumber(tx, kind === 'deposit' ? 'D' : 'W', at);
  const base = { orderNo, merchant: member.merchant, memberId: member.id, idempotencyKey: orderNo, requestHash: '', amount, fee: '0' };
  const times = { createdAt: at, updatedAt: at };
  if (kind === 'deposit') {
    const values: NewOrder = {
      ...base,
      ...times,
      kind,
      methodId: depositMethods(merchant)[0]?.methodId ?? '',
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

async function tellBets(
  { tx, member, books, merchant }: Teller,
  happenings: Extract<Happening, { kind: 'bet' }>[],
  played: Played[],
): Promise<void> {
  const rows: Bet[] = [];
  const lastPlayed = new Map<string, number>();
  const orderIds = await nextNumbers(
    tx,
    'B',
    happenings.map(({ at }) => at),
  );
  for (const [index, { at, game, stakeCents, payoutCents }] of happenings.entries()) {
    const orderId = orderIds[index] ?? '';
    const stake = amountOf(stakeCents, merchant);
    const found = played[game];
    if (!found) continue;
    const { nodeId, ...title } = found;
    lastPlayed.set(nodeId, at);
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
      payout: amountOf(payoutCents, merchant),
      status: 'settled',
      result: {},
    });
  }
  if (rows.length === 0) return;
  await tx.insert(bets).values(rows);
  const stretches = stretchesOf(rows.map(({ placedAt }) => placedAt));
  await tx.insert(playStretches).values(stretches.map((stretch) => ({ memberId: member.id, ...stretch })));
  for (const [nodeId, playedAt] of lastPlayed) await rememberGame(tx, { memberId: member.id, nodeId, playedAt });
  await postEntries(
    tx,
    books,
    rows.flatMap((row) => betEntries(row)),
  );
  for (const gameType of new Set(rows.map((row) => row.gameType))) {
    const ofType = rows.filter((row) => row.gameType === gameType);
    const staked = ofType.reduce((sum, { stake }) => addMoney(sum, stake), '0');
    await countStake(tx, books, { memberId: member.id, validStake: staked, at: ofType.at(-1)?.placedAt ?? 0, gameType });
  }
}
