import { noticeInQuery } from './noticeInQuery';

const notices = [{ id: 'a' }, { id: 'b' }];

test.each([
  ['i=1', 'b'],
  ['1', 'b'],
  ['9', undefined],
  ['1=x', undefined],
  ['id=a', 'a'],
  ['i=1&id=a', 'a'],
  ['i=9', undefined],
  ['i=-1', undefined],
  ['i=1e0', undefined],
  ['i=__proto__', undefined],
  ['id=gone', undefined],
  ['', undefined],
])('spec 2: /m/notice?%s opens %s', (query, id) => {
  expect(noticeInQuery(notices, new URLSearchParams(query))?.id).toBe(id);
});
