import { matchDays } from './matchDays';

const day = 24 * 3_600_000;
const match = (id: string, gameName: string, startsAt: number, hasBegun = false) => ({ id, gameName, first: { startsAt, hasBegun } });
const shown = (matches: ReturnType<typeof match>[], most?: number) =>
  matchDays(matches, { live: 'Live', dayOf: (startsAt) => `Day ${Math.floor(startsAt / day)}` }, most).map(({ title, leagues }) => [
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

test('with a limit, they are those that have begun and those that begin next', () => {
  const list = [
    match('far', 'Football', 3 * day),
    match('b', 'Basketball', 9),
    match('a', 'Football', 7),
    match('live', 'Football', 5 * day, true),
  ];
  expect(shown(list, 3)).toEqual([
    ['Live', ['Football: live']],
    ['Day 0', ['Basketball: b', 'Football: a']],
  ]);
});
