import { lobbyCode } from '../../catalog/findGame';
import { merchants } from '../../merchants';
import { world } from '../../world';
import { games, vendorOffers, vendors } from '../schema/catalog';
import type { SeedContext } from './SeedContext';

const firstNode = 700_001;
const behindAll = 90_000;

/** Seeds the Vietnam lotteries, which both merchants list after all other games. */
export async function seedLotteries({ db }: Pick<SeedContext, 'db'>): Promise<void> {
  const { vendor, name, motif, scheme, games: lotteries } = world.lotteries;
  await db.insert(vendors).values({ code: vendor, displayName: name, openIn: 'frame', maintenance: false });
  const shared = { vendor, category: 'ELOTT', motif };
  await db.insert(games).values([
    { ...shared, nodeId: String(firstNode - 1), gameCode: lobbyCode, name, popularity: 0, lobby: true, scheme },
    ...lotteries.map((lottery, index) => ({
      ...shared,
      ...lottery,
      nodeId: String(firstNode + index),
      popularity: behindAll + index,
      lobby: false,
    })),
  ]);
  await db.insert(vendorOffers).values(merchants.map(({ code }) => ({ merchant: code, category: 'ELOTT', vendor, position: 99 })));
}
