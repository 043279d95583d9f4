import { type Spin, reels, returnRate, stopReels } from './slotMachine';

function everySpin(): Spin[] {
  const stops = [...Array(reels[0]?.length ?? 0).keys()];
  return stops.flatMap((a) => stops.flatMap((b) => stops.map((c) => stopReels([a, b, c]))));
}

test('the stated return is the exact mean over all stops of the reels', () => {
  const spins = everySpin();
  const paid = spins.reduce((sum, { multiple }) => sum + multiple, 0);
  expect(spins).toHaveLength(8000);
  expect(paid / spins.length).toBe(Number(returnRate));
});

test('about one spin in four wins, and a win exceeds the stake', () => {
  const wins = everySpin().filter(({ multiple }) => multiple > 0);
  expect(wins.length / 8000).toBeGreaterThan(0.2);
  expect(wins.every(({ multiple }) => multiple >= 2)).toBe(true);
});

test('a wild substitutes for any symbol, and lines add up', () => {
  const spins = everySpin();
  const diagonal = spins.find(({ wins, window }) => wins.length === 1 && window.flat().includes('wild') && wins[0]?.symbol === 'cherry');
  expect(diagonal?.multiple).toBe(2);
  const two = spins.find(({ wins }) => wins.length === 2);
  expect(two?.multiple).toBe((two?.wins[0]?.pays ?? 0) + (two?.wins[1]?.pays ?? 0));
});
