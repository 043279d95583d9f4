import { merchants, tournamentRows } from '@parlour/sandbox-world';
import { world } from '../../world';
import { tournaments } from '../schema/tournaments';
import type { SeedContext } from './SeedContext';

/** Seeds the tournaments of each merchant around the moment of seeding. */
export async function seedTournaments({ db, now }: SeedContext): Promise<void> {
  await db.insert(tournaments).values(merchants.flatMap((merchant) => tournamentRows(world.tournaments, merchant, now)));
}
