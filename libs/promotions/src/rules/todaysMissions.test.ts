import { mission, reward } from '../mocks/rewards';
import { todaysMissions } from './todaysMissions';

const now = Date.UTC(2026, 10, 25, 4);
const until = now + 3_600_000;
const today = (changes: Parameters<typeof mission>[0]) => mission({ expiresAt: until, ...changes });
const ids = (some: readonly { rewardId: string }[]) => some.map(({ rewardId }) => rewardId);

test('open missions are in progress or completed; claimed ones and offers are the others', () => {
  const rewards = [
    reward({ rewardId: 'gift' }),
    today({ rewardId: 'going' }),
    today({ rewardId: 'ready', status: 'CLAIM' }),
    today({ rewardId: 'claimed', status: 'CLAIMED' }),
    today({ rewardId: 'odd', status: 'REJECTED' }),
  ];
  const found = todaysMissions(rewards, now);
  expect(ids(found.open)).toEqual(['going', 'ready']);
  expect(ids(found.others)).toEqual(['gift', 'claimed']);
  expect(found).toMatchObject({ isDone: false, isStale: false, until });
});

test('a day that is over has no missions, and is not called done', () => {
  expect(todaysMissions([today({}), today({ rewardId: 'b', status: 'CLAIMED' })], until)).toMatchObject({
    open: [],
    isDone: false,
    isStale: true,
  });
});

test('all are done once the last is claimed', () => {
  expect(todaysMissions([today({ status: 'CLAIMED' })], now)).toMatchObject({ open: [], isDone: true });
});
