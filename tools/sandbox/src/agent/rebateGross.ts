import type { ProductType } from '@parlour/agent/wire';
import { addMoney, type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import type { AgentNode } from '../db/schema/team';
import type { Play } from './readPlay';

export type Rate = { memberId: string; productType: ProductType; rate: string };
export type Rates = { rates: readonly Rate[]; symbol: string };

const hundredth = '0.01';

/** Returns the yield of each agent's own rates for all play of the agent and the team, truncated to the decimals of the currency. */
export function rebateGross(nodes: readonly AgentNode[], play: readonly Play[], { rates, symbol }: Rates): Map<string, Money> {
  const paths = new Map(nodes.map(({ memberId, path }) => [memberId, path]));
  const rateOf = new Map(rates.map(({ memberId, productType, rate }) => [`${memberId} ${productType}`, rate]));
  const gross = new Map<string, Money>();
  for (const { memberId, productType, stake } of play) {
    for (const above of (paths.get(memberId) ?? '').split('/').filter(Boolean)) {
      const rate = rateOf.get(`${above} ${productType}`);
      if (rate) gross.set(above, addMoney(gross.get(above) ?? '0', multiplyMoney(multiplyMoney(stake, rate), hundredth)));
    }
  }
  return new Map([...gross].map(([memberId, amount]) => [memberId, toCurrency(amount, symbol)]));
}
