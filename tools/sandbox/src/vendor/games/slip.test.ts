import { type MatchResult, type Outcome, matches, oddsOf, slip } from './slip';

type Played = { multiple: number; results: MatchResult[] };
const thousand = Array.from({ length: 1000 }, (_, place) => place);
const bets = matches.flatMap((match) => (Object.keys(match.chances) as Outcome[]).map((outcome) => ({ match, outcome })));
/** Draws the outcome at `place` and the first score. */
const drawing = (place: number) => (below: number) => (below === 1000 ? place : 0);

test.each(bets)('$match.id, $outcome: the bet returns exactly 96 % over all draws', ({ match, outcome }) => {
  const choice = slip.read({ [match.id]: outcome });
  const paid = thousand.reduce((sum, place) => sum + Math.round((choice?.play(drawing(place)).multiple ?? 0) * 100), 0);
  expect(paid).toBe(96_000);
  expect(oddsOf(match, outcome)).toBe(Number(oddsOf(match, outcome).toFixed(2)));
});

test('the stated return is 96 %, for any slip', () => {
  expect(slip.rules.returnRate).toBe('0.96');
  const choice = slip.read({ islands1: 'draw', metro1: 'home', valorant1: 'away' });
  expect(choice?.stakes).toBe(3);
  const paid = thousand.reduce((sum, place) => sum + Math.round((choice?.play(drawing(place)).multiple ?? 0) * 100), 0);
  expect(paid).toBe(3 * 96_000);
});

test('the chances of a match add up to 1', () => {
  for (const { chances } of matches) expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBe(1000);
});

test.each(bets)('$match.id: every score fits its outcome', ({ match, outcome }) => {
  const choice = slip.read({ [match.id]: outcome });
  const results = thousand.flatMap((place) =>
    [0, 1, 2, 14, 29].flatMap((score) => (choice?.play((below) => (below === 1000 ? place : score % below)) as Played).results),
  );
  expect(results).toHaveLength(5000);
  const wrong = results.filter(({ outcome: came, home, away }) => came !== (home > away ? 'home' : home < away ? 'away' : 'draw'));
  expect(wrong).toEqual([]);
});

test.each([
  undefined,
  null,
  {},
  { islands1: 'both' },
  { unknown: 'home' },
  // Basketball has no draw.
  { metro1: 'draw' },
  { islands1: 'home', golden1: 'home', metro1: 'home', golden2: 'home' },
  ['home'],
  'home',
])('a slip that the page does not offer is refused: %j', (pick) => expect(slip.read(pick)).toBeUndefined());
