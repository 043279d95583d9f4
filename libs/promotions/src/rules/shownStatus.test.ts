import { reward } from '../mocks/rewards';
import { shownStatus } from './shownStatus';

const now = Date.UTC(2026, 10, 21, 6);

test.each([
  ['as the gateway says', reward(), 'CLAIM'],
  ['ended, once its time is up', reward({ expiresAt: now }), 'CLOSE'],
  ['still to come, before its window', reward({ window: { from: now + 1, until: now + 2, nextAt: null } }), 'COMING_SOON'],
])('a reward is %s', (_, asked, status) => {
  expect(shownStatus(asked, now)).toBe(status);
});
