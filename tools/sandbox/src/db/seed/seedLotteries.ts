import { lobbyCode } from '../../catalog/findGame';
import { merchants } from '../../merchants';
import { vietnamLotteries, vietnamVendor } from '../../world/vietnamLotteries';
import { games, vendorOffers, vendors } from '../schema/catalog';
import type { SeedContext } from './seed';

const firstNode = 700_001;
const behindAll = 90_000;

/** The Vietnam lotteries, which both merchants offer behind their own. */
export async function seedLotteries({ db }: Pick<SeedContext, 'db'>): Promise<void> {
  await db.insert(vendors).values({ vassalage: vietnamVendor, displayName: 'Lotto Vietnam', openIn: 'frame', maintenance: false });
  const lobby = {
    nodeId: String(firstNode - 1),
    gameCode: lobbyCode,
    name: 'Lotto Vietnam',
    popularity: 0,
    lobby: true,
    scheme: 'crimson',
  };
  const shared = { vassalage: vietnamVendor, category: 'ELOTT', motif: 'balls' };
  await db.insert(games).values([
    { ...shared, ...lobby },
    ...vietnamLotteries.map(({ name, gameCode }, index) => ({
      ...shared,
      nodeId: String(firstNode + index),
      gameCode,
      name,
      popularity: behindAll + index,
      lobby: false,
      scheme: index % 2 === 0 ? 'crimson' : 'jade',
    })),
  ]);
  await db
    .insert(vendorOffers)
    .values(merchants.map(({ code }) => ({ merchant: code, category: 'ELOTT', vassalage: vietnamVendor, position: 99 })));
}
