import { addMoney } from '@parlour/kernel';
import type { vipWire } from '@parlour/promotions/wire';
import { and, eq, gte, sum } from 'drizzle-orm';
import type { Db } from '../db/open';
import { bets } from '../db/schema/play';
import { rewards } from '../db/schema/promotions';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { merchantDay, merchantMidnight } from './merchantDay';
import { vipLevels, vipRules } from './vipLevels';

const dayMs = 24 * 3_600_000;

/** The club: its levels for everybody, the caller's own level and progress for a real account. */
// eslint-disable-next-line complexity -- one answer of many small parts
export const getVip: Handler<typeof vipWire.getVip> = async ({ merchant, language, session, db, clock }) => {
  const levels = vipLevels(merchant);
  const shared = { currencySymbol: merchant.symbol, levels, rules: vipRules[language] };
  const [member] = session ? await db.select().from(members).where(eq(members.id, session.memberId)) : [];
  if (!member || ![0, 1, 2].includes(member.type)) return { ...shared, mine: null };

  const level = Number(/\d+/.exec(member.vipLabel ?? '')?.[0] ?? 0);
  const [own, next] = [levels[level], levels[level + 1]];
  const now = clock.now();
  const [year, month] = merchantDay(merchant, now).split('-').map(Number);
  const monthStart = merchantMidnight(merchant, now) - (Number(merchantDay(merchant, now).slice(8)) - 1) * dayMs;
  const monthEnd = monthStart + new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate() * dayMs;
  // What was staked before the books begin counts as the level that was reached.
  const total = addMoney(own?.turnover ?? '0', await staked(db, member.id, 0));
  const [weekly] = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, member.id), eq(rewards.offer, 'vipweekly')));
  const isHigh = level > 0;
  return {
    ...shared,
    mine: {
      level,
      bars: [
        ...(next ? [{ kind: 'turnover' as const, done: total, target: next.turnover, until: null }] : []),
        ...(own && isHigh
          ? [{ kind: 'keep' as const, done: await staked(db, member.id, monthStart), target: own.keep, until: monthEnd }]
          : []),
      ],
      benefits: [
        { kind: 'upgrade', state: isHigh ? 'claimed' : 'needs', needs: isHigh ? null : (levels[1]?.name ?? null), nextAt: null },
        {
          kind: 'weekly',
          state: !isHigh ? 'needs' : weekly?.status === 'CLAIM' ? 'available' : 'claimed',
          needs: isHigh ? null : (levels[1]?.name ?? null),
          nextAt: isHigh ? nextMonday(merchantMidnight(merchant, now), merchantDay(merchant, now)) : null,
        },
        {
          kind: 'monthly',
          state: isHigh ? 'claimed' : 'needs',
          needs: isHigh ? null : (levels[1]?.name ?? null),
          nextAt: isHigh ? monthEnd : null,
        },
        { kind: 'birthday', state: isHigh ? 'included' : 'needs', needs: isHigh ? null : (levels[1]?.name ?? null), nextAt: null },
        { kind: 'rebate', state: 'included', needs: null, nextAt: null },
        { kind: 'withdrawal', state: 'included', needs: null, nextAt: null },
        {
          kind: 'support',
          state: own?.ownSupport ? 'included' : 'needs',
          needs: own?.ownSupport ? null : (levels[4]?.name ?? null),
          nextAt: null,
        },
      ],
      history: isHigh
        ? [
            { id: 'h2', at: now - 3 * dayMs, event: 'paid', title: own?.name ?? '', amount: own?.weekly ?? null },
            { id: 'h1', at: now - 20 * dayMs, event: 'reached', title: own?.name ?? '', amount: own?.upgrade ?? null },
          ]
        : [],
    },
  };
};

async function staked(db: Db, memberId: string, from: number): Promise<string> {
  const [row] = await db
    .select({ total: sum(bets.validStake) })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.placedAt, from)));
  return addMoney(row?.total ?? '0', '0');
}

function nextMonday(midnight: number, day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return midnight + ((8 - weekday) % 7 || 7) * dayMs;
}
