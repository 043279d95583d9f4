import { giftPictures } from './giftPictures';

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
