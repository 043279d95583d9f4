import { rewardRows } from '@parlour/sandbox-world';
import { world } from '../../world';
import { rewards } from '../schema/promotions';
import type { SeedContext } from './SeedContext';

/** Seeds the rewards of the demo accounts. */
export async function seedPromotions({ db, now }: SeedContext): Promise<void> {
  await db.insert(rewards).values(rewardRows(world.demoMembers, now));
}
