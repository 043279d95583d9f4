import { paths, to } from '@parlour/kernel';
import type { Vendor } from '../../api/toVendors';
import { playPath, type PlayTarget } from './playTarget';

/** Categories whose vendor tiles lead to a list of games. All other tiles launch the vendor's lobby (specification 2, "Vendor tile"). */
const withList = ['FISH', 'PVP'];

/** The lobby of a vendor: a target without a game. */
export function vendorTarget({ category, code, name }: Vendor): PlayTarget {
  return { vendor: code, gameType: category, gameCode: '', nodeId: '', name };
}

/** The path that a vendor tile leads to; a vendor of several categories leads to all its games. */
export function vendorPath(vendor: Vendor): string {
  const { category, code } = vendor;
  if (withList.includes(category)) return to(paths.games.list, {}, { gameType: category, vassalage: code });
  if (category === 'ALL') return to(paths.games.center, {}, { vassalage: code });
  if (category === 'LOTT') return paths.games.lottery;
  if (category === 'ELOTT') return paths.games.elott;
  return playPath(vendorTarget(vendor));
}
