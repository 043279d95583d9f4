import { type Tier, productTypes } from '@parlour/agent/wire';
import { addMoney, compareMoney, type Money, multiplyMoney, subtractMoney, toCurrency } from '@parlour/kernel/money';
import type { AgentNode } from '../db/schema/team';
import type { Play } from './readPlay';

const hundredth = '0.01';

export type Contracts = { contracts: ReadonlyMap<string, readonly Tier[]>; symbol: string };

/** Returns the yield of each agent's contract for the play of the team, including the agent, truncated to the decimals of the currency. */
export function grossOf(nodes: readonly AgentNode[], play: readonly Play[], { contracts, symbol }: Contracts): Map<string, Money> {
  const paths = new Map(nodes.map(({ memberId, path }) => [memberId, path]));
  const gross = new Map<string, Money>();
  for (const [memberId, tiers] of contracts) {
    const path = paths.get(memberId);
    if (path === undefined) continue;
    gross.set(
      memberId,
      yieldOf(
        tiers,
        play.filter((row) => paths.get(row.memberId)?.startsWith(path)),
        symbol,
      ),
    );
  }
  return gross;
}

/** Only the highest tier reached counts for each product type. */
export function yieldOf(tiers: readonly Tier[], play: readonly Play[], symbol: string): Money {
  return productTypes
    .map((productType) => {
      const rows = productType === 'ALL' ? play : play.filter((row) => row.productType === productType);
      const reached = tiers
        .filter((tier) => tier.productType === productType && isReached(tier, rows))
        .sort((a, b) => compareMoney(a.betAtLeast, b.betAtLeast));
      const step = reached.at(-1);
      return step ? toCurrency(payOf(step, rows), symbol) : toCurrency('0', symbol);
    })
    .reduce(addMoney);
}

function isReached({ betAtLeast, netLossAtLeast, activeMembers }: Tier, play: readonly Play[]): boolean {
  return (
    compareMoney(betsOf(play), betAtLeast) >= 0 &&
    (netLossAtLeast === null || compareMoney(lossOf(play), netLossAtLeast) >= 0) &&
    new Set(play.map(({ memberId }) => memberId)).size >= activeMembers
  );
}

/** Returns the fixed amount, or a percentage: of the net loss if the tier requires one, otherwise of the bets. */
function payOf({ rate, rateUnit, netLossAtLeast }: Tier, play: readonly Play[]): Money {
  if (rateUnit === 'fixed') return rate;
  const base = netLossAtLeast === null ? betsOf(play) : lossOf(play);
  if (compareMoney(base, '0') <= 0) return '0';
  return multiplyMoney(multiplyMoney(base, rate), hundredth);
}

function betsOf(play: readonly Play[]): Money {
  return play.reduce((sum, { stake }) => addMoney(sum, stake), '0');
}

function lossOf(play: readonly Play[]): Money {
  return play.reduce((sum, { stake, payout }) => addMoney(sum, subtractMoney(stake, payout)), '0');
}
