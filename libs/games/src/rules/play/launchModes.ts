/** Prize modes on the wire (specification 3, "Enums"). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott';

const lotteryVendors = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * Elott if the mapping lists a lottery vendor under ELOTT, or if no mapping is known; otherwise Lott (specification 4).
 * `mapping` holds vendor codes by category, e.g. `{ ELOTT: ['TCG_LOTTO_VN'] }` (specification 3, "Vendor config").
 */
export function prizeMode(mapping: Readonly<Record<string, readonly string[]>> | undefined): PrizeMode {
  if (!mapping) return 'Elott';
  return lotteryVendors.some((vendor) => mapping['ELOTT']?.includes(vendor)) ? 'Elott' : 'Lott';
}

/** Play types and their values on the wire (specification 3, "Enums"). */
export const playTypes = { Tradition: 'trad', Entertainment: 'ent' } as const;

type PlayType = (typeof playTypes)[keyof typeof playTypes];

/** The play type for a lottery mode: tradition unless the mode is entertainment. */
export function playType(lottoMode: string | undefined): PlayType {
  return lottoMode === 'Entertainment' || lottoMode === playTypes.Entertainment ? playTypes.Entertainment : playTypes.Tradition;
}
