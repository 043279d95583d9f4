import { reward } from '../mocks/rewards';
import { shownStatus } from './shownStatus';

const now = Date.UTC(2026, 10, 21, 6);

test.each([
  ["the gateway's status by default", reward(), 'CLAIM'],
  ['closed after its expiry', reward({ expiresAt: now }), 'CLOSE'],
  ['coming soon before its claim window', reward({ window: { from: now + 1, until: now + 2, nextAt: null } }), 'COMING_SOON'],
])('the shown status of a reward is %s', (_, asked, status) => {
  expect(shownStatus(asked, now)).toBe(status);
});
