import { behavesAs, categoryContent } from './categoryContent';
import { gameCategories } from '../gameCategory';

test('spec 2: only RNG, FISH, LIVE, PVP and SPORTS, and the hot and own lists, list games; all others list vendors', () => {
  const ofGames = gameCategories.filter((category) => categoryContent(category) === 'games');
  expect(ofGames.sort()).toEqual(['COCKFIGHT', 'ESPORTS', 'FAV', 'FISH', 'HOT', 'LIVE', 'PVP', 'RECENT', 'RNG', 'SPORTS']);
});

test('spec 2: ESPORTS and COCKFIGHT are treated as SPORTS', () => {
  expect(gameCategories.filter((category) => behavesAs(category) === 'SPORTS')).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
});
