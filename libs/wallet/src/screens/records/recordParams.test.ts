import { readKind, readTab } from './recordParams';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return [readTab(params), readKind(params)];
};

test.each([
  ['', 'bets', undefined],
  ['tab=bets', 'bets', undefined],
  ['tab=money', 'money', undefined],
  ['tab=profit', 'profit', undefined],
  ['tab=pnl', 'profit', undefined],
  ['tab=nonsense', 'bets', undefined],
  ['type=bonus', 'money', 'bonus'],
  ['type=bonus&kind=deposit', 'money', 'deposit'],
  ['type=nonsense', 'money', undefined],
  ['tab=money&kind=__proto__', 'money', undefined],
])('product 4.8: ?%s opens %s', (query, tab, kind) => {
  expect(read(query)).toEqual([tab, kind]);
});
