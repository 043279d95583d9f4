import { multiplyMoney } from '@parlour/kernel';
import type { RewardStatus } from '@parlour/promotions/wire';
import type { RewardRow } from '../schema/promotions';
import { referralFriends, referralIncomes, rewards } from '../schema/promotions';
import { demoMembers } from './demoMembers';
import type { SeedContext } from './seed';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const kyatPerPeso = '30';

type Standing = [
  offer: string,
  status: RewardStatus,
  hoursAgo: number,
  more?: { pesos?: string; expiresInHours?: number; reason?: RewardRow['reason'] },
];

/** One reward of each status, and two to claim. What was credited long ago lies before the books begin. */
const standings: Standing[] = [
  ['monsoon', 'CLAIM', 4, { pesos: '50', expiresInHours: 20 }],
  ['birthday', 'CLAIM', 30, { pesos: '80', expiresInHours: 72 }],
  ['cashback', 'CLAIM', 40, { pesos: '132.40' }],
  ['reef', 'PROCESS', 1],
  ['jeepney', 'JOINED', 20],
  ['story', 'APPLYING', 5],
  ['homescreen', 'REJECTED', 50, { reason: 'otherAccount' }],
  ['welcome', 'CLOSE', 24 * 40, { reason: 'firstDeposit' }],
  ['lastrace', 'ISSUED', 24 * 35, { pesos: '150' }],
  ['hello', 'CLAIMED', 24 * 40, { pesos: '20' }],
];

const friends: [name: string, daysAgo: number, deposited: string, staked: string][] = [
  ['ju***n', 2, '0', '0'],
  ['be***a', 6, '500', '340.50'],
  ['ri***o', 15, '1200', '5400'],
  ['li***y', 21, '300', '2100'],
  ['da***l', 33, '2500', '18250'],
];
const incomes: [kind: 'invitation' | 'milestone' | 'deposit' | 'betting', friend: number | null, hoursAgo: number, pesos: string][] = [
  ['betting', 4, 1, '3.20'],
  ['betting', 2, 2, '1.15'],
  ['betting', 4, 26, '6.80'],
  ['deposit', 2, 28, '20'],
  ['milestone', null, 50, '150'],
  ['invitation', 3, 52, '50'],
  ['invitation', 2, 24 * 10, '50'],
  ['invitation', 4, 24 * 30, '50'],
];

/**
 * Maria, Thiri and Vince have rewards; Maria and Thiri invited friends. These friends and what they brought are told only: it lies before
 * the books begin. Friends who register by a code are paid for through the ledger (`promotions/bookReferrals.ts`).
 */
export async function seedPromotions({ db, now }: SeedContext): Promise<void> {
  for (const { id: memberId, username, merchant, vipLabel } of demoMembers) {
    const worth = (pesos: string) => (merchant === '200jilimm3' ? multiplyMoney(pesos, kyatPerPeso) : pesos);
    if (!['maria', 'thiri', 'vince'].includes(username)) continue;
    await db.insert(rewards).values(
      standings.map(([usual, status, hoursAgo, more = {}]) => {
        // The club sends its gift to members of the club.
        const offer = usual === 'birthday' && vipLabel ? 'vipweekly' : usual;
        return {
          id: `${memberId}.${offer}`,
          memberId,
          offer,
          status,
          since: now - hoursAgo * hourMs,
          amount: more.pesos === undefined ? null : worth(more.pesos),
          expiresAt: more.expiresInHours === undefined ? null : now + more.expiresInHours * hourMs,
          reason: more.reason ?? null,
        };
      }),
    );
    if (username === 'vince') continue;
    await db.insert(referralFriends).values(
      friends.map(([name, daysAgo, deposited, staked], index) => ({
        id: `f-${username}-${index}`,
        memberId,
        name,
        joinedAt: now - daysAgo * dayMs,
        deposited: worth(deposited),
        staked: worth(staked),
      })),
    );
    await db.insert(referralIncomes).values(
      incomes.map(([kind, friend, hoursAgo, pesos], index) => ({
        id: `i-${username}-${index}`,
        // Three of the friends count: the first milestone is behind the player.
        what: kind === 'milestone' ? `${memberId}/milestone/3` : `${memberId}/seed/${index}`,
        memberId,
        kind,
        friend: friend === null ? null : (friends[friend]?.[0] ?? null),
        amount: worth(pesos),
        at: now - hoursAgo * hourMs,
      })),
    );
  }
}
