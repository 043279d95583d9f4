import { isBannerOver } from './isBannerOver';

const now = Date.UTC(2026, 0, 10);
const promotions = [
  { id: 'running', endDate: now + 1, noExpiry: 0 },
  { id: 'ended', endDate: now, noExpiry: 0 },
  { id: 'open', endDate: null, noExpiry: 0 },
  { id: 'long term', endDate: now - 1, noExpiry: 1 },
  { id: 'reversed', startDate: now - 1, endDate: 0, noExpiry: 0 },
];

test.each([
  ['/m/activityDetail?id=running', false],
  ['/m/activityDetail?id=ended', true],
  ['/m/activityDetail?id=open', false],
  ['/m/activityDetail?id=long%20term', false],
  ['/m/activityDetail?id=unlisted', false],
  ['/m/activityDetail?id=reversed', false],
  ['/m/activityDetail', false],
  ['/m/activity?id=ended', false],
  ['https://t.me/parlour?id=ended', false],
  [null, false],
])('the banner with link %p is over: %p', (link, isOver) => {
  expect(isBannerOver(link, promotions, now)).toBe(isOver);
});
