import { cashOuts, crash, crashPointOf, draws } from './crash';

const drawn = Array.from({ length: draws }, (_, place) => place);

test.each(cashOuts)('a cash-out at × %d returns exactly 97 % over all draws', (cashOut) => {
  const choice = crash.read({ cashOut });
  const wins = drawn.filter((place) => choice?.play(() => place).multiple === cashOut).length;
  expect(Math.round(wins * cashOut * 100)).toBe(draws * 97);
  expect(choice?.stakes).toBe(1);
  expect(crash.rules.returnRate).toBe('0.97');
});

test('a bet wins if and only if its cash-out comes before the crash', () => {
  for (const cashOut of cashOuts) {
    const choice = crash.read({ cashOut });
    const wrong = drawn.filter((place) => {
      const played = choice?.play(() => place);
      return played?.['point'] !== crashPointOf(place) || played.multiple !== (crashPointOf(place) >= cashOut ? cashOut : 0);
    });
    expect(wrong).toEqual([]);
  }
});

test('the rocket crashes at × 1 or higher, in whole hundredths', () => {
  const points = drawn.map(crashPointOf);
  expect(Math.min(...points)).toBe(1);
  expect(points.every((point) => Math.abs(point * 100 - Math.round(point * 100)) < 1e-6)).toBe(true);
});

test.each([undefined, null, {}, 2, { cashOut: 1.3 }, { cashOut: 0 }, { cashOut: -2 }, { cashOut: '2' }, { cashOut: [2] }])(
  'a cash-out that the game does not offer is refused: %j',
  (pick) => expect(crash.read(pick)).toBeUndefined(),
);
