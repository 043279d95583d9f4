import { paths, to } from '@parlour/kernel';
import type { Vendor } from '../api/toVendors';
import { playPath } from './playTarget';

/** Vendors of these categories have a list of games; the tile of any other launches the vendor itself (specification 2, "Vendor tile"). */
const withList = ['FISH', 'PVP'];

/** Where the tile of a vendor leads. */
export function vendorPath({ category, vassalage, name }: Vendor): string {
  if (withList.includes(category)) return to(paths.games.list, {}, { gameType: category, vassalage });
  if (category === 'LOTT') return paths.games.lottery;
  if (category === 'ELOTT') return paths.games.elott;
  return playPath({ vassalage, gameType: category, gameCode: '', nodeId: '', name });
}
