import type { ProductType } from '@parlour/agent/wire';
import type { Random } from '../random';
import type { Place, TeamTree } from './teamTrees';

const dayMs = 24 * 3_600_000;

/** Rebate rates decrease from level to level, so that each level keeps a share. */
const ratesByLevel = {
  RNG: ['1.20', '1.00', '0.80', '0.60', '0.40'],
  LIVE: ['0.80', '0.70', '0.55', '0.40', '0.25'],
  FISH: ['1.00', '0.85', '0.70', '0.50', '0.30'],
  SPORTS: ['0.60', '0.50', '0.40', '0.30', '0.20'],
} as const satisfies Partial<Record<ProductType, readonly string[]>>;

type Crowd = { names: readonly string[]; random: Random; now: number };

/** Places the agents of a tree and players with names in every script; everybody but the tree's own members has rebates. */
export function placeTeam({ merchant, top, agents, members, codes }: TeamTree, { names, random, now }: Crowd) {
  // Ten players for the first agent, eight for each agent below.
  const players = names.map((nickname, index) => ({
    id: `t-${merchant}-${index}`,
    upline: agents[index < 10 ? 0 : 1 + (index % (agents.length - 1))]?.id ?? top,
    merchant,
    nickname,
    username: `player${String(index + 1).padStart(2, '0')}`,
    joinedAt: now - random.integer(1, 90) * dayMs,
  }));
  const paths = new Map<string, string>();
  const place = ({ id, upline }: Place) => {
    const path = `${upline ? paths.get(upline) : '/'}${id}/`;
    paths.set(id, path);
    return { memberId: id, merchant, uplineId: upline ?? null, path };
  };
  const rated = [{ id: top }, ...agents, ...players].map(place);
  return {
    players,
    nodes: [...rated, ...members.map(place)],
    codes: codes.map(([code, memberId]) => ({ code, merchant, memberId })),
    rebates: rated.flatMap(({ memberId, path }) => ratesAt(path.split('/').length - 3).map((rate) => ({ memberId, ...rate }))),
  };
}

function ratesAt(level: number) {
  return Object.entries(ratesByLevel).map(([productType, rates]) => ({
    productType: productType as ProductType,
    rate: rates[Math.min(level, rates.length - 1)] ?? '0.20',
  }));
}
