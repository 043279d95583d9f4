import type { GatewayLanguage } from '@parlour/kernel';
import { compareMoney } from '@parlour/kernel/money';
import type { WireReply } from '@parlour/kernel/wire-call';
import type { rewardWire } from '@parlour/promotions/wire';
import { eq } from 'drizzle-orm';
import { fromPesos, type Offer, type Merchant, thursdayNight } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { announcements } from '../db/schema/catalog';
import { type RewardRow, rewards } from '../db/schema/promotions';
import { wireAmount } from '../ledger/wireAmount';
import { hasDeposited } from '../orders/hasDeposited';
import { promotionOfOffer } from '../wallet/depositPromotions';
import { bonusKinds, namesOf } from '../wallet/gameKinds';
import { world } from '../world';
import { stakedSince } from './stakedSince';

const { offers, reasons } = world.rewards;

export type WireReward = WireReply<typeof rewardWire.getRewards>[number];
export type RewardReader = { merchant: Merchant; language: GatewayLanguage; memberId: string | undefined; now: number };

/** Returns the offers with the reader's status; an offer without a row has its initial status. */
export async function readRewards(db: Db, reader: RewardReader): Promise<WireReward[]> {
  const rows = reader.memberId ? await db.select().from(rewards).where(eq(rewards.memberId, reader.memberId)) : [];
  const isLate = await isPastFirstDeposit(db, reader);
  const all: WireReward[] = [];
  for (const offer of offers) {
    const row = rows.find((candidate) => candidate.offer === offer.id) ?? untouched(offer, reader, isLate);
    if (row) all.push(await toWire(db, reader, { offer, row }));
  }
  return all;
}

/** Returns one reward by the id that its reader received. */
export async function findReward(db: Db, reader: RewardReader, rewardId: string): Promise<{ offer: Offer; row: RewardRow } | undefined> {
  const offer = offers.find(({ id }) => id === rewardId.split('.').at(-1));
  if (!offer || rewardIdOf(offer, reader) !== rewardId) return undefined;
  const [own] = await db.select().from(rewards).where(eq(rewards.id, rewardId));
  const row = own ?? untouched(offer, reader, await isPastFirstDeposit(db, reader));
  return row && { offer, row };
}

/** Reward ids include the member, so that they are useless to others. */
function rewardIdOf(offer: Offer, { memberId }: RewardReader): string {
  return `${memberId ?? 'open'}.${offer.id}`;
}

/** An offer that is taken with the first deposit ends with it. */
async function isPastFirstDeposit(db: Db, { memberId }: RewardReader): Promise<boolean> {
  return memberId !== undefined && hasDeposited(db, memberId);
}

function untouched(offer: Offer, reader: RewardReader, isLate: boolean): RewardRow | undefined {
  if (!offer.initial) return undefined;
  const hasEnded = isLate && offer.needsDeposit === true;
  return {
    id: rewardIdOf(offer, reader),
    memberId: reader.memberId ?? '',
    offer: offer.id,
    // A visitor cannot claim anything, only join.
    status: hasEnded ? 'CLOSE' : !reader.memberId && offer.initial === 'CLAIM' ? 'JOIN' : offer.initial,
    since: reader.now,
    amount: null,
    expiresAt: null,
    reason: hasEnded ? 'firstDeposit' : null,
  };
}

export async function toWire(db: Db, reader: RewardReader, { offer, row }: { offer: Offer; row: RewardRow }): Promise<WireReward> {
  const { merchant, language, now } = reader;
  const progress = await readProgress(db, merchant, { offer, row });
  // What a deposit brings asks for the play that the deposit names.
  const {
    turnoverTimes = null,
    turnoverBase = 'bonus',
    counts = [],
  } = promotionOfOffer(merchant, offer.id) ?? { turnoverTimes: offer.turnoverTimes, counts: offer.counts };
  const { isComing, opensAt } = await readOpening(db, { announcementId: `${merchant.country}-${offer.id}`, row, now });
  return {
    rewardId: row.id,
    kind: offer.isSignUp ? 'signUp' : 'offer',
    promotionId: offer.hasAnnouncement ? `${merchant.country}-${offer.id}` : null,
    title: offer.titles[language],
    source: offer.source[language],
    status: row.status === 'COMING_SOON' && !isComing ? 'JOIN' : statusOf(row, progress, now),
    since: row.since,
    currencySymbol: merchant.symbol,
    amount: amountOf(offer, row, merchant),
    isUpTo: row.amount === null && offer.isUpTo === true,
    turnoverTimes,
    turnoverBase,
    games: namesOf(counts, language),
    opensAt,
    expiresAt: row.expiresAt,
    window: offer.isThursdayNight && row.status === 'CLAIM' ? thursdayNight(merchant, now) : null,
    progress,
    reason: row.reason && reasons[row.reason][language],
    needsDeposit: offer.needsDeposit ?? false,
  };
}

/** Whether a reward that is coming soon has still to open, and when: with its announcement. */
async function readOpening(
  db: Db,
  { announcementId, row, now }: { announcementId: string; row: RewardRow; now: number },
): Promise<{ isComing: boolean; opensAt: number | null }> {
  if (row.status !== 'COMING_SOON') return { isComing: false, opensAt: null };
  const [found] = await db.select({ startsAt: announcements.startsAt }).from(announcements).where(eq(announcements.id, announcementId));
  const opensAt = found?.startsAt ?? null;
  const isComing = opensAt === null || opensAt > now;
  return { isComing, opensAt: isComing ? opensAt : null };
}

/** An open reward closes at its deadline; a reached target makes a reward claimable. */
function statusOf({ status, expiresAt }: RewardRow, progress: WireReward['progress'], now: number): RewardRow['status'] {
  if (status === 'CLAIM' || status === 'JOIN') return expiresAt !== null && expiresAt <= now ? 'CLOSE' : status;
  return progress && compareMoney(progress.done, progress.target) >= 0 ? 'CLAIM' : status;
}

export function amountOf(offer: Offer, row: Pick<RewardRow, 'amount'>, merchant: Merchant): string | null {
  const amount = row.amount ?? promotionOfOffer(merchant, offer.id)?.maxBonus ?? (offer.amount && fromPesos(merchant, offer.amount));
  return amount === undefined ? null : wireAmount(amount);
}

/** Stakes since the player joined. */
async function readProgress(db: Db, merchant: Merchant, { offer, row }: { offer: Offer; row: RewardRow }): Promise<WireReward['progress']> {
  const target = offer.target && fromPesos(merchant, offer.target);
  if (!target || row.status !== 'PROCESS') return null;
  const done = await stakedSince(db, row.memberId, { from: row.since, kinds: offer.counts ?? bonusKinds });
  return { done: compareMoney(done, target) > 0 ? wireAmount(target) : done, target: wireAmount(target), unit: 'money' };
}
