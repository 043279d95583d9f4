import { lotteryRows } from '@parlour/sandbox-world';
import { world } from '../../world';
import { games, vendorOffers, vendors } from '../schema/catalog';
import type { SeedContext } from './SeedContext';

/** Seeds the Vietnam lotteries. */
export async function seedLotteries({ db }: Pick<SeedContext, 'db'>): Promise<void> {
  const rows = lotteryRows(world.lotteries);
  await db.insert(vendors).values(rows.vendor);
  await db.insert(games).values(rows.games);
  await db.insert(vendorOffers).values(rows.offers);
}
