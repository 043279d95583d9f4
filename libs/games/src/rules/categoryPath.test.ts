import { categoryPath, listBack } from './categoryPath';
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

test.each([
  ['gameType=RNG', '/m/slot-games'],
  ['gameType=FISH&vassalage=ORC', '/m/fishing-games'],
  ['gameType=PVP', '/m/poker-games'],
  ['gameType=LIVE', '/m/live-games'],
  ['gameType=SPORTS', '/m/sport-games'],
  ['gameType=ESPORTS', '/m/esport-games'],
  ['gameType=LOTT', '/m/lottery'],
  ['gameType=ELOTT', '/m/elott'],
  ['gameType=COCKFIGHT&vassalage=ORC', '/m/gameList?gameType=COCKFIGHT'],
  ['gameType=COCKFIGHT', '/m/home'],
  ['gameType=FAV', '/m/home'],
  ['gameType=nonsense', '/m/home'],
  ['gameType=constructor', '/m/home'],
  ['', '/m/home'],
])('spec 2: back from the game list of %s goes to %s', (query, path) => {
  expect(listBack(new URLSearchParams(query))).toBe(path);
});
