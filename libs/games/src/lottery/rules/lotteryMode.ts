import { paths } from '@parlour/kernel';
import type { GameCategory } from '../../rules/gameCategory';
import { type PrizeMode, prizeMode } from '../../rules/play/launchModes';

/** The two modes of the lobby, with their names on the wire (specification 3, "Prize modes"). */
export type LotteryMode = Exclude<PrizeMode, 'ZY'>;
type Mapping = Readonly<Record<string, readonly string[]>>;

/** Vendor whose lotteries use separate calls (specification 4 and 7). */
export const vietnamVendor = 'TCG_LOTTO_VN';

/** The category of each mode. */
export const modeCategories = { Lott: 'LOTT', Elott: 'ELOTT' } as const satisfies Record<LotteryMode, GameCategory>;

type Offer = {
  /** Vendor codes by category; undefined while unknown. */
  mapping: Mapping | undefined;
  /** Categories that the merchant disabled. */
  disabled: readonly string[];
};

/** The mode in the address, or the one from the prize mode rule (specification 4); if that one is disabled, the other. */
export function lotteryMode(pathname: string, { mapping, disabled }: Offer): LotteryMode {
  const path = pathname.replace(/\/$/, '');
  if (path === paths.games.lott) return 'Lott';
  if (path === paths.games.elott) return 'Elott';
  const [mode, other] = prizeMode(mapping) === 'Lott' ? (['Lott', 'Elott'] as const) : (['Elott', 'Lott'] as const);
  return disabled.includes(modeCategories[mode]) ? other : mode;
}

/** True if both modes have vendors and are not disabled, so that the lobby offers both. */
export function hasBothModes({ mapping, disabled }: Offer): boolean {
  return Object.values(modeCategories).every((category) => mapping?.[category]?.length && !disabled.includes(category));
}

export function hasVietnam(mode: LotteryMode, mapping: Mapping | undefined): boolean {
  return Boolean(mapping?.[modeCategories[mode]]?.includes(vietnamVendor));
}
