import { addMoney } from '@parlour/kernel/money';
import type { VipLevel, VipMine, vipWire } from '@parlour/promotions/wire';
import { and, desc, eq } from 'drizzle-orm';
import { type Merchant, merchantPeriod, vipLevels } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { type RewardClaim, rewardClaims, rewards } from '../db/schema/promotions';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { wireAmount } from '../ledger/wireAmount';
import { world } from '../world';
import { levelOf } from './levelOf';
import { stakedSince } from './stakedSince';

/** Levels were reached before the ledger begins, so it has no entry for their gift. */
const levelAgeMs = 40 * 24 * 3_600_000;

/** Returns the levels of the club, and for a real account its own level and progress. */
export const getVip: Handler<typeof vipWire.getVip> = async ({ merchant, language, session, db, clock }) => {
  const levels = vipLevels(merchant);
  const [member] = session ? await db.select().from(members).where(eq(members.id, session.memberId)) : [];
  const mine = member && [0, 1, 2].includes(member.type) ? await standingOf({ db, merchant, levels, member, now: clock.now() }) : null;
  return { currencySymbol: merchant.symbol, levels, rules: [...world.vipRules[language]], mine };
};

type Asked = { db: Db; merchant: Merchant; levels: VipLevel[]; member: typeof members.$inferSelect; now: number };

async function standingOf({ db, merchant, levels, member, now }: Asked): Promise<VipMine> {
  const level = levelOf(member.vipLabel);
  const [own, next] = [levels[level], levels[level + 1]];
  const month = merchantPeriod(merchant, 'month', now);
  const bars: VipMine['bars'] = [];
  // Stakes before the ledger begins count as the turnover of the level reached.
  const total = addMoney(own?.turnover ?? '0', await stakedSince(db, member.id, { from: 0 }));
  if (next) bars.push({ kind: 'turnover', done: total, target: next.turnover, until: null });
  if (!own || level === 0) return { level, bars, benefits: notYet(levels), history: [] };

  bars.push({ kind: 'keep', done: await stakedSince(db, member.id, { from: month.startsAt }), target: own.keep, until: month.endsAt });
  return {
    level,
    bars,
    benefits: [
      { ...included('upgrade'), state: 'claimed' },
      {
        ...included('weekly'),
        state: await weeklyState(db, member.id),
        nextAt: merchantPeriod(merchant, 'week', now).endsAt,
      },
      { ...included('monthly'), nextAt: month.endsAt },
      included('birthday'),
      included('rebate'),
      included('withdrawal'),
      own.ownSupport ? included('support') : needs('support', levels[4]),
    ],
    history: [
      ...(await paidGifts(db, member.id)).map(({ claimNo, at, amount }) => ({
        ...{ id: claimNo, at, event: 'paid' as const, title: own.name },
        amount: wireAmount(amount),
      })),
      { id: 'reached', at: now - levelAgeMs, event: 'reached', title: own.name, amount: own.upgrade },
    ],
  };
}

type Benefit = VipMine['benefits'][number];

/** Returns the benefits of a player without a level. */
function notYet(levels: VipLevel[]): Benefit[] {
  const [, first, , , withSupport] = levels;
  return [
    ...(['upgrade', 'weekly', 'monthly'] as const).map((kind) => needs(kind, first)),
    included('birthday'),
    included('rebate'),
    included('withdrawal'),
    needs('support', withSupport),
  ];
}

function included(kind: Benefit['kind']): Benefit {
  return { kind, state: 'included', needs: null, nextAt: null };
}

function needs(kind: Benefit['kind'], level: VipLevel | undefined): Benefit {
  return { kind, state: 'needs', needs: level?.name ?? null, nextAt: null };
}

async function weeklyState(db: Db, memberId: string): Promise<Benefit['state']> {
  const [weekly] = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, memberId), eq(rewards.offer, 'vipweekly')));
  if (!weekly) return 'included';
  return weekly.status === 'CLAIM' ? 'available' : 'claimed';
}

/** Gifts of the club that the member has claimed, the latest first. */
async function paidGifts(db: Db, memberId: string): Promise<RewardClaim[]> {
  return db
    .select()
    .from(rewardClaims)
    .where(and(eq(rewardClaims.memberId, memberId), eq(rewardClaims.rewardId, `${memberId}.vipweekly`)))
    .orderBy(desc(rewardClaims.at));
}
