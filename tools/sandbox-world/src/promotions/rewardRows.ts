import type { RewardStatus } from '@parlour/promotions/wire';
import { findMerchant, fromPesos } from '../merchants/merchants';
import type { DemoMember } from '../players/DemoMember';
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
  ['birthday', 'CLAIM', 30, { pesos: '80', expiresInHours: 72 }],
  ['cashback', 'CLAIM', 40, { pesos: '132.40' }],
  ['reef', 'PROCESS', 1],
  ['jeepney', 'JOINED', 20],
  ['story', 'APPLYING', 5],
  ['starter', 'REJECTED', 50, { reason: 'otherAccount' }],
  ['welcome', 'CLOSE', 24 * 40, { reason: 'firstDeposit' }],
  ['lastrace', 'ISSUED', 24 * 35, { pesos: '150' }],
  ['hello', 'CLAIMED', 24 * 40, { pesos: '20' }],
];

/** Returns the rewards of Maria, Thiri and Vince as database rows. */
export function rewardRows(members: readonly DemoMember[], now: number) {
  return members.filter(({ username }) => ['maria', 'thiri', 'vince'].includes(username)).flatMap((member) => rowsOf(member, now));
}

function rowsOf({ id: memberId, merchant: code, vipLabel }: DemoMember, now: number) {
  const merchant = findMerchant(code);
  if (!merchant) throw new Error(`no merchant ${code}`);
  const weekly = vipLevels(merchant).find(({ name }) => name === vipLabel)?.weekly;
  return standings.map(([usual, status, hoursAgo, more = {}]) => {
    // Only members of the club receive its gift.
    const offer = usual === 'birthday' && vipLabel ? 'vipweekly' : usual;
    const pesos = more.pesos === undefined ? null : fromPesos(merchant, more.pesos);
    return {
      id: `${memberId}.${offer}`,
      memberId,
      offer,
      status,
      since: now - hoursAgo * hourMs,
      // The gift of the club is the one that the club's page names.
      amount: offer === 'vipweekly' && weekly !== undefined ? weekly : pesos,
      expiresAt: more.expiresInHours === undefined ? null : now + more.expiresInHours * hourMs,
      reason: more.reason ?? null,
    };
  });
}
