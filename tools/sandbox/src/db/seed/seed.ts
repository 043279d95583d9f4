import { seedCatalog } from '../../world/seedCatalog';
import type { Db } from '../open';
import { seedContracts } from './seedContracts';
import { seedFriends } from './seedFriends';
import { seedHistory } from './seedHistory';
import { seedLotteries } from './seedLotteries';
import { seedInbox } from './seedInbox';
import { seedMembers } from './seedMembers';
import { seedTeam } from './seedTeam';
import { seedPromotions } from './seedPromotions';

export type SeedContext = {
  db: Db;
  seed: number;
  /** Moment of seeding: histories end here. */
  now: number;
};

/** Parts of the world, in the order in which they need each other. */
const parts: ((context: SeedContext) => Promise<void>)[] = [
  seedCatalog,
  seedLotteries,
  seedMembers,
  seedContracts,
  seedTeam,
  seedFriends,
  seedHistory,
  seedPromotions,
  seedInbox,
];

export async function seedDatabase(db: Db, seed: number): Promise<void> {
  const context = { db, seed, now: Date.now() };
  for (const part of parts) await part(context);
}
