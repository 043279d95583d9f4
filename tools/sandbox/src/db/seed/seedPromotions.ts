import { cashbackWeek, findMerchant, rewardRows, rewarded } from '@parlour/sandbox-world';
import { netLoss } from '../../promotions/netLoss';
import { world } from '../../world';
import { rewards } from '../schema/promotions';
import type { SeedContext } from './SeedContext';

/** Seeds the rewards of the demo accounts, whose history is seeded already. */
export async function seedPromotions({ db, now }: SeedContext): Promise<void> {
  for (const member of rewarded(world.demoMembers)) {
    const merchant = findMerchant(member.merchant);
    if (!merchant) throw new Error(`no merchant ${member.merchant}`);
    const lost = await netLoss(db, member.id, cashbackWeek(merchant, now));
    await db.insert(rewards).values(rewardRows(member, { now, lost }));
  }
}
