import { categoryPath } from './categoryPath';
import type { GameCategory } from './gameCategory';

test.each<[GameCategory, string]>([
  ['LIVE', '/m/live-games'],
  ['PVP', '/m/poker-games'],
  ['SPORTS', '/m/sport-games'],
  ['RNG', '/m/slot-games'],
  ['FISH', '/m/fishing-games'],
  ['HOT', '/m/hot-games'],
  ['LOTT', '/m/lottery'],
  ['ESPORTS', '/m/esport-games'],
  ['FAV', '/m/gameList?gameType=FAV'],
  ['RECENT', '/m/gameList?gameType=RECENT'],
  ['COCKFIGHT', '/m/gameList?gameType=COCKFIGHT'],
])('spec 2: category %s leads to %s', (category, path) => {
  expect(categoryPath(category)).toBe(path);
});
