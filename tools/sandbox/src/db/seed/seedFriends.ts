import { booksOf } from '../../ledger/books';
import { type Merchant, type MerchantCode, findMerchant, fromPesos } from '../../merchants';
import { codeOf } from '../../promotions/referralFriends';
import { hashPassword } from '../../session/passwords';
import type { Db } from '../Database';
import { members } from '../schema/session';
import { demoMembers, demoPassword } from './demoMembers';
import type { Happening } from './planHistory';
import { playedGames } from './playedGames';
import type { SeedContext } from './SeedContext';
import { tellHistory } from './tellHistory';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A friend's one deposit and number of stakes since, in pesos. Three friends count, so the first milestone is reached. */
type Friend = { username: string; daysAgo: number; deposit: number; bets: number; stake: number };

const friends: Friend[] = [
  { username: 'julian', daysAgo: 2, deposit: 0, bets: 0, stake: 0 },
  { username: 'beata', daysAgo: 6, deposit: 500, bets: 17, stake: 20 },
  { username: 'ricardo', daysAgo: 15, deposit: 1200, bets: 54, stake: 100 },
  { username: 'lizzy', daysAgo: 21, deposit: 300, bets: 42, stake: 50 },
  { username: 'daniel', daysAgo: 33, deposit: 2500, bets: 73, stake: 250 },
];

/**
 * Seeds the friends whom Maria and Thiri invited, as ordinary members. Their referral income is paid in the inviters' history.
 */
export async function seedFriends({ db, now }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const { id: inviter, username, merchant: code } of demoMembers) {
    const merchant = findMerchant(code);
    if (!merchant || !['maria', 'thiri'].includes(username)) continue;
    const affiliateCode = await codeOf(db, merchant, inviter);
    for (const friend of friends) {
      await db.transaction((tx) => seedFriend(tx, { friend, merchant, code, affiliateCode, passwordHash, now }));
    }
  }
}

type Invited = { friend: Friend; merchant: Merchant; code: MerchantCode; affiliateCode: string; passwordHash: string; now: number };

async function seedFriend(tx: Db, { friend, merchant, code, affiliateCode, passwordHash, now }: Invited): Promise<void> {
  const { username } = friend;
  const member = { id: `f-${merchant.country}-${username}`, merchant: code, username, type: 0 };
  const joinedAt = now - friend.daysAgo * dayMs;
  await tx.insert(members).values({ ...member, status: 'active', passwordHash, affiliateCode, joinedAt, lastLoginAt: now - hourMs });
  const played = friend.bets > 0 ? await playedGames(tx, code) : [];
  await tellHistory({ tx, member, books: booksOf(merchant, member.type), merchant }, planFriend(friend, merchant, now), played);
}

/** Every second bet pays twice its stake, so that the deposit is not used up. */
function planFriend({ daysAgo, deposit, bets, stake }: Friend, merchant: Merchant, now: number): Happening[] {
  if (deposit === 0) return [];
  const cents = (pesos: number) => Number(fromPesos(merchant, String(pesos))) * 100;
  const start = now - daysAgo * dayMs + 2 * hourMs;
  const step = (now - hourMs - start) / bets;
  return [
    { kind: 'deposit', at: start, cents: cents(deposit) },
    ...Array.from({ length: bets }, (_, index) => ({
      kind: 'bet' as const,
      at: Math.round(start + hourMs / 2 + index * step),
      game: index % 3,
      stakeCents: cents(stake),
      payoutCents: index % 2 === 0 ? 0 : 2 * cents(stake),
    })),
  ];
}
