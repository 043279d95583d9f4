import { compareMoney } from '@parlour/kernel';
import type { DownlineRebates, Rebate } from '../wire/team';

export type RebateLimit = { productType: Rebate['productType']; rate: string; min: string; max: string };
export type RebateProblem = 'format' | 'belowMin' | 'aboveMax';

const none = '0.00';

/**
 * Returns the rates that an agent may set for a downline: at most the agent's own rate, at least the rate that the downline
 * grants.
 */
export function rebateLimits(own: readonly Rebate[], { rates, granted }: Pick<DownlineRebates, 'rates' | 'granted'>): RebateLimit[] {
  const of = (list: readonly Rebate[], productType: Rebate['productType']) =>
    list.find((rebate) => rebate.productType === productType)?.rate ?? none;
  return own.map(({ productType, rate: max }) => ({ productType, max, rate: of(rates, productType), min: of(granted, productType) }));
}

/** Returns the problem with a typed rate: a percentage with at most two decimals, within the limits. */
export function rebateProblem(text: string, { min, max }: Pick<RebateLimit, 'min' | 'max'>): RebateProblem | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return 'format';
  if (compareMoney(text, min) < 0) return 'belowMin';
  return compareMoney(text, max) > 0 ? 'aboveMax' : undefined;
}
