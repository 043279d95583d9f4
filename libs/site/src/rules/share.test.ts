import { isInShare } from './share';

const players = Array.from({ length: 10_000 }, (_, at) => `player${at}`);
const among = (flag: string, share: number) => players.filter((id) => isInShare(flag, id, share));

test('nobody is in a share of 0, everybody in one of 100', () => {
  expect(among('statisticsWidget', 0)).toEqual([]);
  expect(among('statisticsWidget', 100)).toHaveLength(players.length);
});

test.each([0.5, 5, 25, 50, 90])('a share of %d has about so many in a hundred players', (share) => {
  const percent = (among('statisticsWidget', share).length / players.length) * 100;
  expect(Math.abs(percent - share)).toBeLessThan(1.5);
});

test('whoever is in stays in when the share is raised, and it is the same at every visit', () => {
  const some = among('statisticsWidget', 20);
  expect(among('statisticsWidget', 20)).toEqual(some);
  const more = new Set(among('statisticsWidget', 21));
  expect(some.filter((id) => !more.has(id))).toEqual([]);
  expect(more.size).toBeGreaterThan(some.length);
});

test('another flag draws anew: of the players of one flag, as many as of all have the other', () => {
  const both = among('jackpotWidget', 50).filter((id) => isInShare('statisticsWidget', id, 50));
  expect(Math.abs(both.length - 2500)).toBeLessThan(150);
});

test('names in any script have a place', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `မောင်မောင်${at}`);
  expect(Math.abs(names.filter((id) => isInShare('passkeys', id, 50)).length - 500)).toBeLessThan(60);
});
