import { addMoney, compareMoney } from '@parlour/kernel/money';
import { type DemoMember, type Merchant, cashbackWeek, createRandom, findMerchant, planHistory } from '@parlour/sandbox-world';
import { booksOf } from '../../ledger/books';
import { dueReferrals } from '../../promotions/bookReferrals';
import { world } from '../../world';
import type { Db } from '../Database';
import { type Played, playedGames } from './playedGames';
import type { SeedContext } from './SeedContext';
import { type Told, tellHistory } from './tellHistory';

const dayMs = 24 * 3_600_000;
const wholeDeposit = 30 * dayMs;
/** Days of history that cover the registration of every friend. */
const referralDays = 35;

/** Seeds the money and bets of the demo accounts through the ordinary ledger functions. */
export async function seedHistory({ db, seed, now }: SeedContext): Promise<void> {
  for (const member of world.demoMembers) {
    if (!member.balance) continue;
    const merchant = findMerchant(member.merchant);
    if (!merchant) throw new Error(`no merchant ${member.merchant}`);
    const played = member.usualStake ? await playedGames(db, member.merchant) : [];
    await db.transaction(async (tx) => {
      const happenings = await planFor({ tx, member, merchant }, { played, seed, now });
      await tellHistory({ tx, member, books: booksOf(merchant, member.type), merchant }, happenings, played);
    });
  }
}

type Planned = { tx: Db; member: DemoMember; merchant: Merchant };

async function planFor(
  { tx, member, merchant }: Planned,
  { played, seed, now }: { played: Played[]; seed: number; now: number },
): Promise<Told[]> {
  // Referral income is paid day by day, alongside the player's own history.
  const due = await dueReferrals(tx, merchant, { memberId: member.id, now });
  const brought = due.reduce((sum, { amount }) => addMoney(sum, amount), '0');
  const balanceCents = Math.round(Number(addMoney(member.balance ?? '0', `-${brought}`)) * 100);
  if (!member.usualStake || played.length === 0) return [{ kind: 'deposit', at: now - wholeDeposit, cents: balanceCents }];
  const random = createRandom(seed, member.username);
  const own: Told[] = planHistory({
    balanceCents,
    stakeCents: member.usualStake * 100,
    games: played.length,
    now,
    random,
    lost: cashbackWeek(merchant, now),
  });
  if (compareMoney(brought, '0') === 0) return own;
  const days = Array.from({ length: referralDays + 1 }, (_, day) => ({
    kind: 'referrals' as const,
    at: now - (referralDays - day) * dayMs,
  }));
  return [...own, ...days].sort((one, other) => one.at - other.at);
}
