import { everyStatus, reward } from '../mocks/rewards';
import { type RewardStatus, rewardStatuses } from '../wire';
import { claimSummary, rewardStanding } from './rewardStanding';
import { rewardTab } from './shownStatus';
import { shareOf } from './shareOf';

const now = Date.UTC(2026, 10, 21, 6);

const expected: Record<RewardStatus, [standing: string, tab: string]> = {
  JOIN: ['join', 'claim'],
  CLAIM: ['claim', 'claim'],
  APPLYING: ['none', 'progress'],
  CLOSE: ['none', 'history'],
  REJECTED: ['why', 'history'],
  ISSUED: ['record', 'history'],
  CLAIMED: ['none', 'history'],
  PROCESS: ['none', 'progress'],
  JOINED: ['none', 'progress'],
  COMING_SOON: ['remind', 'progress'],
};

test.each(rewardStatuses)('spec 3, product 4.11: the action and the tab for the status %s', (status) => {
  const asked = { ...everyStatus[status], expiresAt: null };
  expect([rewardStanding(asked, now), rewardTab(status)]).toEqual(expected[status]);
});

test.each([
  ['before its expiry', reward({ expiresAt: now + 1 }), 'claim'],
  ['at its expiry', reward({ expiresAt: now }), 'ended'],
  ['with an expired offer', reward({ status: 'JOIN', expiresAt: now - 1 }), 'ended'],
  ['with an unknown amount', reward({ amount: null }), 'none'],
  ['before its claim window', reward({ window: { from: now + 1, until: now + 2, nextAt: null } }), 'waits'],
  ['in its claim window', reward({ window: { from: now, until: now + 1, nextAt: null } }), 'claim'],
  ['after its claim window', reward({ window: { from: now - 2, until: now, nextAt: null } }), 'waits'],
  ['that requires a deposit', reward({ status: 'JOIN', needsDeposit: true }), 'deposit'],
])('the action for a reward %s', (_, asked, standing) => {
  expect(rewardStanding(asked, now)).toBe(standing);
});

test('product 4.11: sums the claimable rewards and counts those that expire within a day', () => {
  const hour = 3_600_000;
  const rewards = [
    reward({ rewardId: 'a', amount: '0.10', expiresAt: now + 24 * hour }),
    reward({ rewardId: 'b', amount: '0.20', expiresAt: now + 24 * hour + 1 }),
    reward({ rewardId: 'c', window: { from: now + hour, until: now + 2 * hour, nextAt: null } }),
    reward({ rewardId: 'd', status: 'CLAIMED' }),
  ];
  expect(claimSummary(rewards, now)).toEqual({ rewards: rewards.slice(0, 2), total: '0.30', symbol: '₱', expiringSoon: 1 });
  expect(claimSummary([], now)).toMatchObject({ rewards: [], total: '0.00' });
});

test('amounts in different currencies are not added up', () => {
  expect(claimSummary([reward({ rewardId: 'a' }), reward({ rewardId: 'b', currencySymbol: 'Ks' })], now).total).toBeUndefined();
});

test.each([
  ['640.00', '1000.00', 0.64],
  ['5.00', '0', 1],
  ['2000.00', '1000.00', 1],
  ['-1.00', '10.00', 0],
])('the progress of %s towards %s', (done, target, share) => {
  expect(shareOf(done, target)).toBe(share);
});
