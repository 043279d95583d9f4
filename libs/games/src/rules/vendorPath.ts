import { paths, to } from '@parlour/kernel';
import type { Vendor } from '../api/toVendors';
import { type PlayTarget, playPath } from './playTarget';

/** Vendors of these categories have a list of games; the tile of any other launches the vendor itself (specification 2, "Vendor tile"). */
const withList = ['FISH', 'PVP'];

/** The lobby of a vendor: no game is named. */
export function vendorTarget({ category, vassalage, name }: Vendor): PlayTarget {
  return { vassalage, gameType: category, gameCode: '', nodeId: '', name };
}

/** Where the tile of a vendor leads. */
export function vendorPath(vendor: Vendor): string {
  const { category, vassalage } = vendor;
  if (withList.includes(category)) return to(paths.games.list, {}, { gameType: category, vassalage });
  if (category === 'LOTT') return paths.games.lottery;
  if (category === 'ELOTT') return paths.games.elott;
  return playPath(vendorTarget(vendor));
}
