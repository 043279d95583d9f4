import { pageRows, paging } from './paging';

test('spec 4: there is a next page while pageNum is below totalPages; an empty page ends the list', () => {
  expect(paging.getNextPageParam({ pageNum: 1, totalPages: 2, content: ['a'] })).toBe(2);
  expect(paging.getNextPageParam({ pageNum: 2, totalPages: 2, content: ['a'] })).toBeUndefined();
  expect(paging.getNextPageParam({ pageNum: 1, totalPages: 9, content: [] })).toBeUndefined();
});

test('a row that moved to the next page is listed once, at its first position and with its latest values', () => {
  const pages = [{ content: [{ id: 'a' }, { id: 'b', state: 'open' }] }, { content: [{ id: 'b', state: 'done' }, { id: 'c' }] }];
  expect(pageRows(pages, ({ id }) => id)).toEqual([{ id: 'a' }, { id: 'b', state: 'done' }, { id: 'c' }]);
});
