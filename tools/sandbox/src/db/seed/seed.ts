import type { SeedContext } from './SeedContext';
import { seedCatalog } from './seedCatalog';
import type { Db } from '../Database';
import { seedContracts } from './seedContracts';
import { seedFriends } from './seedFriends';
import { seedHistory } from './seedHistory';
import { seedLotteries } from './seedLotteries';
import { seedInbox } from './seedInbox';
import { seedMembers } from './seedMembers';
import { seedTeam } from './seedTeam';
import { seedPromotions } from './seedPromotions';
import { seedTournaments } from './seedTournaments';

/** Parts of the seed, in the order of their dependencies. */
const parts: ((context: SeedContext) => Promise<void>)[] = [
  seedCatalog,
  seedLotteries,
  seedMembers,
  seedContracts,
  seedTeam,
  seedFriends,
  seedHistory,
  seedPromotions,
  seedTournaments,
  seedInbox,
];

export async function seedDatabase(db: Db, seed: number): Promise<void> {
  const context = { db, seed, now: Date.now() };
  for (const part of parts) await part(context);
}
