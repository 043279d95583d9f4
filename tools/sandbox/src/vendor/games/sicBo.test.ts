import { type Dice, payoutOf, sicBo, sicBoBets } from './sicBo';

const faces = [0, 1, 2, 3, 4, 5];
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
const rolling = (dice: readonly number[]) => {
  const left = [...dice];
  return () => left.shift() ?? 0;
};

test.each(sicBoBets)('%s returns exactly 35 of 36 stakes over all throws', (bet) => {
  const choice = sicBo.read({ [bet]: 1 });
  expect(throws.reduce((sum, dice) => sum + (choice?.play(rolling(dice)).multiple ?? 0), 0)).toBe(210);
  expect(throws).toHaveLength(216);
  expect(sicBo.rules.returnRate).toBe((35 / 36).toFixed(3));
});

test('a triple beats small, big, odd and even', () => {
  const won = (dice: Dice) => sicBoBets.filter((bet) => payoutOf(bet, dice) > 0);
  expect(won([1, 2, 3])).toEqual(['small', 'even']);
  expect(won([4, 5, 6])).toEqual(['big', 'odd']);
  expect(won([2, 2, 2])).toEqual(['triple', 'triple2']);
});

test.each([undefined, null, {}, { small: 0 }, { triple7: 1 }, { big: 41 }, { small: 20, big: 21 }, ['odd'], 'odd'])(
  'chips that the table does not take are refused: %j',
  (pick) => expect(sicBo.read(pick)).toBeUndefined(),
);
