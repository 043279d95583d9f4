import { deck } from './cards';
import { dragonTiger, dragonTigerBets } from './dragonTiger';

const places = Array.from({ length: deck }, (_, place) => place);
const pairs = places.flatMap((dragon) => places.map((tiger) => [dragon, tiger]));
const dealing = (cards: readonly number[]) => {
  const left = [...cards];
  return () => left.shift() ?? 0;
};

test.each(dragonTigerBets)('%s returns exactly 25 of 26 stakes over all pairs of cards', (bet) => {
  const choice = dragonTiger.read({ [bet]: 1 });
  const paid = pairs.reduce((sum, pair) => sum + (choice?.play(dealing(pair)).multiple ?? 0), 0);
  expect(paid / pairs.length).toBe(25 / 26);
  expect(dragonTiger.rules.returnRate).toBe((25 / 26).toFixed(3));
});

test('the higher card wins, and a tie pays the tie and half of the sides', () => {
  const choice = dragonTiger.read({ dragon: 2, tie: 1 });
  // A draw of 12 is a king, 13 an ace, 6 and 19 are sevens.
  expect(choice?.play(dealing([12, 13]))).toMatchObject({ winner: 'dragon', points: [13, 1], multiple: 4 });
  expect(choice?.play(dealing([13, 12]))).toMatchObject({ winner: 'tiger', multiple: 0 });
  expect(choice?.play(dealing([6, 19]))).toMatchObject({ winner: 'tie', multiple: 13.5 });
});

test.each([undefined, null, {}, { dragon: 0 }, { player: 1 }, { tie: 41 }, { dragon: 1.5 }, ['dragon'], 'dragon'])(
  'chips that the table does not take are refused: %j',
  (pick) => expect(dragonTiger.read(pick)).toBeUndefined(),
);
