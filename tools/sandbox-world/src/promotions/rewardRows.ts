import type { Money } from '@parlour/kernel/money';
import type { RewardStatus } from '@parlour/promotions/wire';
import { findMerchant, fromPesos } from '../merchants/merchants';
import type { DemoMember } from '../players/DemoMember';
import { cashbackOf } from './cashback';
import { vipLevels } from './vipLevels';

const hourMs = 3_600_000;

type Standing = [
  offer: string,
  status: RewardStatus,
  hoursAgo: number,
  more?: { pesos?: string; expiresInHours?: number; reason?: 'otherAccount' | 'firstDeposit' },
];

/** Rewards of every status, several of them to claim. The credited ones are older than the ledger, so it has no entry for them. */
const standings: Standing[] = [
  ['monsoon', 'CLAIM', 4, { pesos: '50', expiresInHours: 20 }],
  ['birthday', 'CLAIM', 30, { expiresInHours: 72 }],
  ['cashback', 'CLAIM', 40],
  ['reef', 'PROCESS', 1],
  ['jeepney', 'JOINED', 20],
  ['story', 'APPLYING', 5],
  ['starter', 'REJECTED', 50, { reason: 'otherAccount' }],
  ['welcome', 'CLOSE', 24 * 40, { reason: 'firstDeposit' }],
  ['lastrace', 'ISSUED', 24 * 35, { pesos: '150' }],
  ['hello', 'CLAIMED', 24 * 40, { pesos: '20' }],
];

/** Members with rewards of every status. */
export const rewarded = (members: readonly DemoMember[]) =>
  members.filter(({ username }) => ['maria', 'thiri', 'vince'].includes(username));

/** Returns the rewards of a member as database rows; `lost` is the net loss of the cashback's week. */
export function rewardRows({ id: memberId, merchant: code, vipLabel }: DemoMember, { now, lost }: { now: number; lost: Money }) {
  const merchant = findMerchant(code);
  if (!merchant) throw new Error(`no merchant ${code}`);
  const levels = vipLevels(merchant);
  const level = levels.find(({ name }) => name === vipLabel) ?? levels[0];
  // The gifts of the club are those that the club's page names.
  const owed: Partial<Record<string, Money>> = {
    vipweekly: level?.weekly,
    birthday: level?.birthday,
    cashback: cashbackOf(merchant, lost),
  };
  return standings.flatMap(([usual, status, hoursAgo, more = {}]) => {
    // Only members of the club receive its gift.
    const offer = usual === 'birthday' && vipLabel ? 'vipweekly' : usual;
    if (offer === 'cashback' && owed[offer] === undefined) return [];
    const pesos = more.pesos === undefined ? null : fromPesos(merchant, more.pesos);
    return {
      id: `${memberId}.${offer}`,
      memberId,
      offer,
      status,
      since: now - hoursAgo * hourMs,
      amount: owed[offer] ?? pesos,
      expiresAt: more.expiresInHours === undefined ? null : now + more.expiresInHours * hourMs,
      reason: more.reason ?? null,
    };
  });
}
