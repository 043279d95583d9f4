import { compareMoney, type Money } from '@parlour/kernel/money';
import { type AmountRefusal, type Reading, typedAmount } from '@parlour/kernel/typed';
import type { DownlineRebates, Rebate } from '../wire/team';
import type { TransferRules } from '../wire/transfer';

type RebateLimit = { productType: Rebate['productType']; rate: string; min: string; max: string };
type RebateProblem = 'format' | 'belowMin' | 'aboveMax';

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

/** Reads a typed rate: a percentage with at most two decimals, within the limits. */
export function typedRate(text: string, { min, max }: Pick<RebateLimit, 'min' | 'max'>): Reading<string, RebateProblem> {
  const { value } = typedAmount(text, '%');
  if (value === undefined) return { problem: 'format' };
  if (compareMoney(value, min) < 0) return { problem: 'belowMin' };
  return compareMoney(value, max) > 0 ? { problem: 'aboveMax' } : { value };
}

/** The reason why an amount cannot be sent. Every value has a message `transfer.problem.<value>`. */
type AmountProblem = AmountRefusal | 'belowMin' | 'aboveMax' | 'aboveAvailable';
type Limits = Pick<TransferRules, 'min' | 'max' | 'available' | 'currencySymbol'>;

/** Reads the field's text as an exact amount and checks it against the limits. */
export function transferAmount(text: string, { min, max, available, currencySymbol }: Limits): Reading<Money, AmountProblem> {
  const reading = typedAmount(text, currencySymbol);
  if (reading.problem) return reading;
  if (compareMoney(reading.value, min) < 0) return { problem: 'belowMin' };
  // Names the lower of both limits: an agent who has less than the maximum could not send the maximum either.
  const isShort = compareMoney(available, max) < 0;
  if (compareMoney(reading.value, isShort ? available : max) > 0) return { problem: isShort ? 'aboveAvailable' : 'aboveMax' };
  return reading;
}
