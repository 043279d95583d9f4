import { baccarat, baccaratBets, payoutOf, pointsOf, returnRates } from './baccarat';

const values = Array.from({ length: 10 }, (_, value) => value);
/** Of the thirteen ranks four count nothing, and one counts each other value. */
const ranksOf = (value: number) => (value === 0 ? 4 : 1);
const dealing = (ranks: readonly number[]) => {
  const left = ranks.map((rank) => rank - 1);
  return () => left.shift() ?? 0;
};

/** Points of both hands with the number of ways to them, over all six cards. */
function everyDeal(): { points: [number, number]; ways: number }[] {
  const ways = new Map<string, number>();
  const deal = (cards: readonly number[], weight: number): void => {
    if (cards.length < 6) return values.forEach((value) => deal([...cards, value], weight * ranksOf(value)));
    const key = pointsOf(cards).join();
    ways.set(key, (ways.get(key) ?? 0) + weight);
  };
  deal([], 1);
  return [...ways].map(([key, count]) => ({ points: key.split(',').map(Number) as [number, number], ways: count }));
}

test('the stated return of each bet is the exact mean over all cards', () => {
  const deals = everyDeal();
  const all = deals.reduce((sum, { ways }) => sum + ways, 0);
  expect(all).toBe(13 ** 6);
  for (const bet of baccaratBets) {
    const paid = deals.reduce((sum, { points, ways }) => sum + payoutOf(bet, points) * ways, 0);
    expect((paid / all).toFixed(4)).toBe(returnRates[bet]);
  }
  expect(baccarat.rules).toMatchObject({ returnRates });
});

test.each([
  { name: 'a natural ends the round', ranks: [9, 2, 13, 3, 5, 5], points: [9, 5], cards: [2, 2], winner: 'player' },
  { name: 'the player stands on 6, the banker draws on 5', ranks: [6, 2, 10, 3, 1, 4], points: [6, 9], cards: [2, 3], winner: 'banker' },
  { name: 'the banker stands on 3 against an 8', ranks: [1, 1, 1, 2, 8, 9], points: [0, 3], cards: [3, 2], winner: 'banker' },
  { name: 'the banker draws on 6 against a 6', ranks: [2, 6, 1, 12, 6, 3], points: [9, 9], cards: [3, 3], winner: 'tie' },
  { name: 'the banker stands on 7', ranks: [2, 7, 1, 12, 6, 3], points: [9, 7], cards: [3, 2], winner: 'player' },
])('$name', ({ ranks, points, cards, winner }) => {
  const played = baccarat.read({ player: 1 })?.play(dealing(ranks)) as unknown as { hands: unknown[][] };
  expect(played).toMatchObject({ points, winner });
  expect(played.hands.map((hand) => hand.length)).toEqual(cards);
});

test('a win of the banker pays 1.95, and a tie gives the chips on both hands back', () => {
  const choice = baccarat.read({ banker: 3, tie: 1 });
  expect(choice?.stakes).toBe(4);
  expect(choice?.play(dealing([1, 1, 1, 2, 8, 9])).multiple).toBe(5.85);
  expect(choice?.play(dealing([2, 6, 1, 12, 6, 3])).multiple).toBe(12);
  expect(choice?.play(dealing([9, 2, 13, 3, 5, 5])).multiple).toBe(0);
});

test.each([undefined, null, {}, { player: 0 }, { dragon: 1 }, { banker: 41 }, { player: 20, banker: 21 }, ['tie'], 'tie'])(
  'chips that the table does not take are refused: %j',
  (pick) => expect(baccarat.read(pick)).toBeUndefined(),
);
