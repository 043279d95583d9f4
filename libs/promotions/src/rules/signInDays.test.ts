import type { SignInDay } from '../wire/rewardWire';
import { firstDay, giftPictures, streakOf, weekAround } from './signInDays';

const days = (...amounts: string[]) =>
  amounts.map((amount, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, state: 'ahead' as const, amount }));
const pictures = (...amounts: string[]) => [...giftPictures(days(...amounts)).values()];

test('the pictures grow until the day that gives most, which has the chest, and begin again after it', () => {
  expect(pictures('2', '2', '2', '2', '2', '2', '10.00', '2')).toEqual([
    'coin',
    'coins2',
    'coins3',
    'coins5',
    'coins7',
    'bag',
    'chest',
    'coin',
  ]);
  expect(pictures('2', '10', '2', '10')).toEqual(['coin', 'chest', 'coin', 'chest']);
});

test('if every day gives the same, none has the chest', () => {
  expect(pictures('2.00', '2', '2', '2', '2', '2', '2')).toEqual(['coin', 'coins2', 'coins3', 'coins5', 'coins7', 'bag', 'coin']);
});

/** A month of 30 days, seen on its `today`-th day. */
function month(today: number, state: 'open' | 'done', length = 30): SignInDay[] {
  return Array.from({ length }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    state: index + 1 < today ? 'done' : index + 1 === today ? state : 'ahead',
    amount: '10.00',
  }));
}

test.each([
  [1, 'open', '01', '07'],
  [1, 'done', '01', '07'],
  [15, 'open', '13', '19'],
  [15, 'done', '13', '19'],
  [30, 'open', '24', '30'],
  [30, 'done', '24', '30'],
] as const)('on day %s with today %s, the strip goes from %s to %s', (today, state, first, last) => {
  const week = weekAround(month(today, state));
  expect(week).toHaveLength(7);
  expect([week[0]?.day, week[6]?.day]).toEqual([`2026-11-${first}`, `2026-11-${last}`]);
});

test('a calendar shorter than a week is shown whole', () => {
  expect(weekAround(month(2, 'open', 3))).toHaveLength(3);
});

/** One letter a day: done, missed, open, ahead. */
const known = { d: 'done', m: 'missed', o: 'open', a: 'ahead' } as const;
const spelled = (letters: string): SignInDay[] =>
  [...letters].map((letter, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    state: known[letter as keyof typeof known],
    amount: '10.00',
  }));

test.each([
  ['ddo', 2],
  ['ddd', 3],
  ['dmdo', 1],
  ['dmo', 0],
  ['oaa', 0],
  ['mmd', 1],
])('%s is a streak of %s days', (letters, streak) => {
  expect(streakOf(spelled(letters + 'aaaa'))).toBe(streak);
});

test.each([
  ['mmmmoaaaaaaaa', '05', '05'],
  ['mmmdmoaaaaaaa', '04', '04'],
  ['mmmmmmmmmmmmo', '07', '13'],
])('the days before the first check-in are no gap: %s', (letters, strip, first) => {
  const days = spelled(letters);
  expect(weekAround(days)[0]?.day).toBe(`2026-11-${strip}`);
  expect(firstDay(days)).toBe(`2026-11-${first}`);
});
