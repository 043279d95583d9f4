import { type Friend, type Merchant, demoPassword, findMerchant, friends, inviters, planFriend } from '@parlour/sandbox-world';
import { booksOf } from '../../ledger/books';
import { codeOf } from '../../promotions/referralFriends';
import { hashPassword } from '../../session/passwords';
import { world } from '../../world';
import type { Db } from '../Database';
import { members } from '../schema/session';
import { playedGames } from './playedGames';
import type { SeedContext } from './SeedContext';
import { tellHistory } from './tellHistory';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Seeds the friends whom Maria and Thiri invited, as ordinary members. Their referral income is paid in the inviters' history.
 */
export async function seedFriends({ db, now }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const { id: inviter, username, merchant: code } of world.demoMembers) {
    const merchant = findMerchant(code);
    if (!merchant || !inviters.includes(username)) continue;
    const affiliateCode = await codeOf(db, merchant, inviter);
    for (const friend of friends) {
      await db.transaction((tx) => seedFriend(tx, { friend, merchant, code, affiliateCode, passwordHash, now }));
    }
  }
}

type Invited = { friend: Friend; merchant: Merchant; code: string; affiliateCode: string; passwordHash: string; now: number };

async function seedFriend(tx: Db, { friend, merchant, code, affiliateCode, passwordHash, now }: Invited): Promise<void> {
  const { username } = friend;
  const member = { id: `f-${merchant.country}-${username}`, merchant: code, username, type: 0 };
  const joinedAt = now - friend.daysAgo * dayMs;
  await tx.insert(members).values({ ...member, status: 'active', passwordHash, affiliateCode, joinedAt, lastLoginAt: now - hourMs });
  const played = friend.bets > 0 ? await playedGames(tx, code) : [];
  await tellHistory({ tx, member, books: booksOf(merchant, member.type), merchant }, planFriend(friend, merchant, now), played);
}
