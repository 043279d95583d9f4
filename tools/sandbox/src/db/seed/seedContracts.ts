import { contractOffers } from '@parlour/sandbox-world';
import { contractRequests } from '../schema/agent';
import type { SeedContext } from './SeedContext';

/** Seeds the contracts between the demo agents. */
export async function seedContracts({ db, now }: SeedContext): Promise<void> {
  await db.insert(contractRequests).values(contractOffers(now));
}
