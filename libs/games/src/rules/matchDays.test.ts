import { matchDays } from './matchDays';

const day = 24 * 3_600_000;
const match = (id: string, gameName: string, startsAt: number, hasBegun = false) => ({ id, gameName, startsAt, hasBegun });
const shown = (matches: ReturnType<typeof match>[]) =>
  matchDays(matches, { live: 'Live', dayOf: (startsAt) => `Day ${Math.floor(startsAt / day)}` }).map(({ title, leagues }) => [
    title,
    leagues.map((league) => `${league.title}: ${league.matches.map(({ id }) => id).join()}`),
  ]);

test('matches that have begun come first, then each day with its leagues in the order of the gateway', () => {
  expect(
    shown([
      match('far', 'Football', 3 * day),
      match('b', 'Basketball', 2 * day + 7),
      match('a', 'Basketball', 2 * day + 9),
      match('f', 'Football', 2 * day + 1),
      match('live', 'Football', 5 * day, true),
      match('begun', 'Basketball', day, true),
    ]),
  ).toEqual([
    ['Live', ['Football: live', 'Basketball: begun']],
    ['Day 2', ['Basketball: b,a', 'Football: f']],
    ['Day 3', ['Football: far']],
  ]);
});
