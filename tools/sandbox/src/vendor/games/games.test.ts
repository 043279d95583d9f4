import { world } from '../../world';
import { pageNameOf } from './games';

const titles = world.makeGames(20261121);

test('every live table opens the game that its title names', () => {
  const named: Record<string, RegExp> = { roulette: /Roulette/, baccarat: /Baccarat/, dragonTiger: /Dragon & Tiger/, sicBo: /Sic Bo/ };
  const live = titles.filter(({ category }) => category === 'LIVE');
  expect(live.length).toBeGreaterThan(100);
  expect(live.filter((title) => !named[pageNameOf(title)]?.test(title.name)).map(({ name }) => name)).toEqual([]);
  expect(new Set(live.map(pageNameOf))).toEqual(new Set(Object.keys(named)));
});

test('no title names a game that it does not open', () => {
  const others = /blackjack|pontoon|craps|poker|hold.em|rummy|pusoy|tongits|pai gow|ludo|bingo|keno|mines|plinko|wheel|lucky nine/i;
  const played = titles.filter(({ category }) => ['RNG', 'PVP'].includes(category));
  expect(played.filter(({ name }) => others.test(name)).map(({ name }) => name)).toEqual([]);
  const tables = played.filter(({ category, motif }) => category === 'PVP' && motif !== 'mahjong');
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((title) => pageNameOf(title) === 'slot').map(({ name }) => name)).toEqual([]);
});

test.each([
  ['FISH', 'fish', 'Reef Roulette', 'fishing'],
  ['SPORTS', 'football', 'Golden Land', 'slip'],
  ['ESPORTS', 'gamepad', 'Valorant', 'slip'],
  ['RNG', 'rocket', 'Rocket Crash', 'crash'],
  ['RNG', 'chips', 'Baccarat Classic', 'baccarat'],
  ['PVP', 'dice', 'Sic Bo Arena', 'sicBo'],
  ['RNG', 'dragon', 'Dragon Legend', 'slot'],
  // A vendor's lobby.
  ['LIVE', 'crown', 'Velvet Live', 'roulette'],
])('%s, %s: %s %s', (category, motif, name, page) => expect(pageNameOf({ category, motif, name })).toBe(page));
