import { joined, tournament } from '../mocks/handlers';
import { featured, countsGame } from '../parts/FeaturedTournament';
import { missingToNext, phaseOf } from './race';
import { playPath } from '../parts/JoinAction';

const [startsAt, endsAt] = [1000, 2000];

test.each([
  [999, 'upcoming'],
  [1000, 'running'],
  [1999, 'running'],
  [2000, 'finished'],
])('at %p it is %s', (now, phase) => {
  expect(phaseOf({ startsAt, endsAt }, now)).toBe(phase);
});

test('home features the joined tournament, then the one that ends first', () => {
  const late = { ...tournament, id: 'late', mine: null, startsAt, endsAt: 5000 };
  const early = { ...late, id: 'early', endsAt };
  const joined = { ...late, id: 'joined', mine: { joinedAt: 1000, rounds: 0, place: null, score: '0' } };
  expect(featured([late, early, joined], 1500)?.id).toBe('joined');
  expect(featured([late, early], 1500)?.id).toBe('early');
  expect(featured([late, early], 500)).toBeUndefined();
});

test.each([
  [{ gameType: null, vendor: null }, true],
  [{ gameType: 'RNG' }, true],
  [{ gameType: 'RNG', vendor: 'PALM' }, true],
  [{ gameType: 'RNG', vendor: 'KITE' }, false],
  [{ gameType: 'FISH' }, false],
])('a slot of PALM counts in a tournament of %j: %p', (tournament, counts) => {
  expect(countsGame(tournament, { gameType: 'RNG', vendor: 'PALM' })).toBe(counts);
});

test.each([
  ['RNG', '/m/slot-games'],
  ['FISH', '/m/fishing-games'],
  [null, '/m/home'],
  ['constructor', '/m/home'],
])('the games of category %p are played at %s', (gameType, path) => {
  expect(playPath(gameType)).toBe(path);
});

test('to the place above, the second lacks what the first has more; the first and those without a place lack nothing', () => {
  expect(missingToNext(joined)).toBe('30.50');
  const { mine, standings } = joined;
  expect(missingToNext({ standings, mine: mine && { ...mine, place: 1, score: '130' } })).toBeUndefined();
  expect(missingToNext({ standings, mine: mine && { ...mine, place: null } })).toBeUndefined();
  expect(missingToNext({ standings, mine: mine && { ...mine, place: 70 } })).toBeUndefined();
});
