import type { Receipt, Reward, RewardStatus } from '../wire';

/** The mocks' gateway time. Tests and stories compute deadlines relative to it. */
const hour = 3_600_000;

/** Returns a reward, by default a claimable gift with 20 hours left. */
export function reward(changes: Partial<Reward> = {}): Reward {
  return {
    rewardId: 'r1',
    kind: 'offer',
    promotionId: null,
    title: 'Monsoon gift',
    source: 'Daily draw',
    status: 'CLAIM',
    since: Date.now() - hour,
    currencySymbol: '₱',
    amount: '50.00',
    isUpTo: false,
    turnoverTimes: '1',
    turnoverBase: 'bonus',
    games: [],
    opensAt: null,
    expiresAt: null,
    window: null,
    progress: null,
    reason: null,
    needsDeposit: false,
    ...changes,
  };
}

/** One reward of each status of specification 3. */
export const everyStatus: Record<RewardStatus, Reward> = {
  CLAIM: reward({ expiresAt: Date.now() + 20 * hour }),
  JOIN: reward({ rewardId: 'r2', title: 'Reef Race', source: 'Tournament', status: 'JOIN', since: null, games: ['Slots', 'Fishing'] }),
  PROCESS: reward({
    rewardId: 'r3',
    title: 'Jeepney mission',
    source: 'Mission',
    status: 'PROCESS',
    progress: { done: '640.00', target: '1000.00', unit: 'money' },
  }),
  JOINED: reward({ rewardId: 'r4', title: 'Lantern draw', status: 'JOINED' }),
  APPLYING: reward({ rewardId: 'r5', title: 'Share your story', source: 'Mission', status: 'APPLYING' }),
  COMING_SOON: reward({ rewardId: 'r6', title: 'Salon Nights', status: 'COMING_SOON', isUpTo: true, opensAt: Date.now() + 72 * hour }),
  CLAIMED: reward({ rewardId: 'r7', title: 'Hello gift', source: 'Gift', status: 'CLAIMED' }),
  ISSUED: reward({ rewardId: 'r8', title: 'Last race', source: 'Tournament', status: 'ISSUED', amount: '150.00' }),
  REJECTED: reward({
    rewardId: 'r9',
    title: 'Home-screen gift',
    source: 'Gift',
    status: 'REJECTED',
    reason: 'It was already claimed on another account of your household.',
  }),
  CLOSE: reward({ rewardId: 'r10', title: 'Warm Welcome', source: 'First deposit', status: 'CLOSE' }),
};

/** Returns a mission of today, by default two thirds done. */
export function mission(changes: Partial<Reward> = {}): Reward {
  return reward({
    rewardId: 'm1',
    kind: 'mission',
    title: 'Try 3 different games',
    source: 'Mission',
    status: 'PROCESS',
    since: null,
    amount: '6.00',
    expiresAt: Date.now() + 9 * hour,
    progress: { done: '2', target: '3', unit: 'count' },
    ...changes,
  });
}

/** Three missions: one in progress, one untouched, one completed. */
export const missions: Reward[] = [
  mission(),
  mission({ rewardId: 'm2', title: 'Play 10 rounds', amount: '5.00', progress: { done: '0', target: '10', unit: 'count' } }),
  mission({
    rewardId: 'm3',
    title: 'Take today’s check-in gift',
    amount: '3.00',
    status: 'CLAIM',
    progress: { done: '1', target: '1', unit: 'count' },
  }),
];

export function receipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    claimNo: 'R-2611-002107',
    rewardId: 'r1',
    title: 'Monsoon gift',
    currencySymbol: '₱',
    amount: '50.00',
    turnoverAdded: '50.00',
    at: Date.now(),
    ...changes,
  };
}
