import { homeMix } from './homeMix';

const games = (types: string) => types.split(' ').map((gameType, index) => ({ gameType, index }));

test('spec 1: 3 slots, 2 fishing games and 1 live game lead, the rest keeps its order', () => {
  const mixed = homeMix(games('LIVE LIVE RNG FISH RNG RNG RNG FISH FISH PVP'));
  expect(mixed.map(({ gameType }) => gameType).join(' ')).toBe('RNG RNG RNG FISH FISH LIVE LIVE RNG FISH PVP');
  expect(mixed.map(({ index }) => index)).toEqual([2, 4, 5, 3, 7, 0, 1, 6, 8, 9]);
});

test('missing types are skipped, and no game is lost', () => {
  expect(homeMix(games('PVP RNG SPORTS')).map(({ gameType }) => gameType)).toEqual(['RNG', 'PVP', 'SPORTS']);
});
