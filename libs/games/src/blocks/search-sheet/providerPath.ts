import { paths, to } from '@parlour/kernel';
import type { Vendor } from '../../api/toVendors';
import { vendorPath } from '../../rules/play/vendorPath';

/** Categories whose lists show games. In the others, a provider opens its own lobby. */
const withGames: readonly string[] = ['ALL', 'RNG', 'LIVE', 'FISH', 'PVP'];

/** Where a provider that the search found leads: to its games, if there is a list of them. */
export function providerPath(vendor: Vendor): string {
  return withGames.includes(vendor.category) ? to(paths.games.center, {}, { vassalage: vendor.code }) : vendorPath(vendor);
}
