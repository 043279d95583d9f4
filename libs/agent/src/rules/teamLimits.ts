import { addMoney, compareMoney, isMoney, type Money } from '@parlour/kernel/money';
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

/** Returns the problem with a typed rate: a percentage with at most two decimals, within the limits. */
export function rebateProblem(text: string, { min, max }: Pick<RebateLimit, 'min' | 'max'>): RebateProblem | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return 'format';
  if (compareMoney(text, min) < 0) return 'belowMin';
  return compareMoney(text, max) > 0 ? 'aboveMax' : undefined;
}

/** The reason why an amount cannot be sent. Every value has a message `transfer.problem.<value>`. */
type AmountProblem = 'empty' | 'belowMin' | 'aboveMax' | 'aboveAvailable';
type AmountReading = { amount: Money; problem?: undefined } | { amount?: undefined; problem: AmountProblem };

/** Parses the field's text into an exact amount and checks it against the limits. */
export function transferAmount(text: string, { min, max, available }: Pick<TransferRules, 'min' | 'max' | 'available'>): AmountReading {
  const typed = text.replace(/\.$/, '');
  if (!isMoney(typed)) return { problem: 'empty' };
  const amount = addMoney(typed, '0');
  if (compareMoney(amount, min) < 0) return { problem: 'belowMin' };
  // The lower limit is the one that counts: with less than the maximum available, the maximum would send the agent astray.
  const isShort = compareMoney(available, max) < 0;
  if (compareMoney(amount, isShort ? available : max) > 0) return { problem: isShort ? 'aboveAvailable' : 'aboveMax' };
  return { amount };
}
