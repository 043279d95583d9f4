import { paths } from '@parlour/kernel';
import { type PrizeMode, prizeMode } from '../../rules/play/prizeMode';

/** The two modes of the lobby, with their names on the wire (specification 3, "Prize modes"). */
export type LotteryMode = Exclude<PrizeMode, 'ZY'>;
type Mapping = Readonly<Record<string, readonly string[]>>;

/** Vendor whose lotteries use separate calls (specification 4 and 7). */
export const vietnamVendor = 'TCG_LOTTO_VN';

/** The mode in the address, or the one from the prize mode rule (specification 4). */
export function lotteryMode(pathname: string, mapping: Mapping | undefined): LotteryMode {
  const path = pathname.replace(/\/$/, '');
  if (path === paths.games.lott) return 'Lott';
  if (path === paths.games.elott) return 'Elott';
  return prizeMode(mapping) === 'Lott' ? 'Lott' : 'Elott';
}

/** True if both modes have vendors, so that the lobby offers both. */
export function hasBothModes(mapping: Mapping | undefined): boolean {
  return Boolean(mapping?.['LOTT']?.length && mapping['ELOTT']?.length);
}

export function hasVietnam(mode: LotteryMode, mapping: Mapping | undefined): boolean {
  return Boolean(mapping?.[mode === 'Lott' ? 'LOTT' : 'ELOTT']?.includes(vietnamVendor));
}
