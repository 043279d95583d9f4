import type { GameListArg } from '../../api/gameListApi';
import { gameTag } from './gameTag';

const list: GameListArg = { merchant: '200jilif3', language: 'EN', source: 'catalog', pageSize: 25 };

test.each([
  [{ tags: ['HOT', 'NEW'], classify: 'JP' }, 'NEW'],
  [{ tags: ['HOT'], classify: 'JP' }, 'JP'],
  [{ tags: ['HOT'], classify: 'SC' }, 'HOT'],
  [{ tags: ['SALE', 'new'], classify: 'SC' }, undefined],
  [{}, undefined],
])('product 4.3: the tag for %j is %s', (game, tag) => {
  expect(gameTag(game, list)).toBe(tag);
});

test('a tag that the list implies is not shown on its tiles', () => {
  expect(gameTag({ tags: ['HOT'] }, { ...list, source: 'hot' })).toBeUndefined();
  expect(gameTag({ classify: 'JP' }, { ...list, gameClassify: 'JP' })).toBeUndefined();
  expect(gameTag({ tags: ['NEW', 'HOT'] }, { ...list, sort: 'recent' })).toBe('HOT');
});
