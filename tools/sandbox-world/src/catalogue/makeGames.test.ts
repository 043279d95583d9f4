import { namedTone } from '../images/namedTone';
import { schemes } from '../images/schemes';
import { loadWorld } from '../loadWorld';
import { type Look, likeness } from './spread';

const { makeGames, images } = loadWorld();
const games = makeGames(20261121);
const look = ({ motif, scheme }: (typeof games)[number]): Look => ({ motif, family: schemes[scheme].family });
const resembling = (list: typeof games) =>
  list.filter((game, at) => likeness(look(game), list.slice(Math.max(0, at - 3), at).map(look)) > 0).map(({ name }) => name);

test('the same seed makes the same games, another seed makes different ones', () => {
  expect(makeGames(20261121)).toEqual(games);
  expect(makeGames(7)[0]?.name).not.toBe(games[0]?.name);
});

test('there are at least 3,000 games, each with a code that is unique at its vendor', () => {
  expect(games.length).toBeGreaterThanOrEqual(3000);
  expect(new Set(games.map(({ vendor, gameCode }) => `${vendor}/${gameCode}`)).size).toBe(games.length);
  expect(games.every(({ gameCode }) => /^[a-z0-9-]+$/.test(gameCode))).toBe(true);
});

test.each([
  ['RNG', 200],
  ['FISH', 50],
  ['LIVE', 50],
  ['PVP', 50],
  ['SPORTS', 25],
])('neighbours in %s differ in motif and colour, up to game %i', (category, count) => {
  expect(resembling(games.filter((game) => game.category === category).slice(0, count))).toEqual([]);
});

test('neighbours in the hot list differ in motif and colour', () => {
  const hot = games.filter((game) => game.hot !== null).sort((a, b) => (a.hot ?? 0) - (b.hot ?? 0));
  expect(resembling(hot.slice(0, 27))).toEqual([]);
});

test('every motif stands out from its scheme', () => {
  for (const { motif, scheme, name } of games) {
    const { family } = schemes[scheme];
    expect(images.traitsOf(motif).avoid).not.toContain(family);
    expect(namedTone(name)?.family).not.toBe(family);
  }
});
