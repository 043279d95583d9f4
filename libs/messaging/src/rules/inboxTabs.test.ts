import { inboxTabs, readTab, rowsOfTab } from './inboxTabs';

const rows = [
  { id: '1', type: 'money' },
  { id: '2', type: 'toString' },
  { id: '3', type: null },
  { id: '1', type: 'money' },
];

test('product 4.13: tabs come with types; without types there is All alone', () => {
  expect(inboxTabs(rows)).toEqual(['all', 'money', 'promo', 'system']);
  expect(inboxTabs(rows.slice(1, 3))).toEqual(['all']);
  expect(inboxTabs([])).toEqual(['all']);
});

test('a tab of the address that is none means All', () => {
  expect([readTab('money', ['all', 'money']), readTab('__proto__', ['all', 'money']), readTab(null, ['all'])]).toEqual([
    'money',
    'all',
    'all',
  ]);
});

test('a message that came twice shows once; an unknown kind shows under All', () => {
  expect(rowsOfTab(rows, 'all').map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(rowsOfTab(rows, 'money').map(({ id }) => id)).toEqual(['1']);
});
