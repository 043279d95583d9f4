/** Prize modes as they are sent (specification 3, "Enums"). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott';

const lotteryVendors = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * Elott if the vendor mapping has ELOTT for a lottery vendor, else Lott; Elott while no mapping is known (specification 4).
 * `mapping` goes by category, e.g. `{ ELOTT: ['TCG_LOTTO_VN'] }` (specification 3, "Vendor config").
 */
export function prizeMode(mapping: Readonly<Record<string, readonly string[]>> | undefined): PrizeMode {
  if (!mapping) return 'Elott';
  return lotteryVendors.some((vendor) => mapping['ELOTT']?.includes(vendor)) ? 'Elott' : 'Lott';
}
