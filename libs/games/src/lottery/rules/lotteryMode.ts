import { paths } from '@parlour/kernel';
import { type PrizeMode, prizeMode } from '../../rules/prizeMode';

/** The two halls of the lobby, named as they are sent (specification 3, "Prize modes"). */
export type LotteryMode = Exclude<PrizeMode, 'ZY'>;
type Mapping = Readonly<Record<string, readonly string[]>>;

/** Vendor whose lotteries have calls of their own (specification 4 and 7). */
export const vietnamVendor = 'TCG_LOTTO_VN';

/** The hall that an address names, or the one that the prize mode rule gives (specification 4). */
export function lotteryMode(pathname: string, mapping: Mapping | undefined): LotteryMode {
  const path = pathname.replace(/\/$/, '');
  if (path === paths.games.lott) return 'Lott';
  if (path === paths.games.elott) return 'Elott';
  return prizeMode(mapping) === 'Lott' ? 'Lott' : 'Elott';
}

/** Halls that the merchant has; both are shown only where both have vendors. */
export function hasBothModes(mapping: Mapping | undefined): boolean {
  return Boolean(mapping?.['LOTT']?.length && mapping['ELOTT']?.length);
}

export function hasVietnam(mode: LotteryMode, mapping: Mapping | undefined): boolean {
  return Boolean(mapping?.[mode === 'Lott' ? 'LOTT' : 'ELOTT']?.includes(vietnamVendor));
}
