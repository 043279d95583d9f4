import { inboxTabs, readTab, rowsOfTab, relatedButton } from './inbox';

const rows = [
  { id: '1', type: 'money' },
  { id: '2', type: 'toString' },
  { id: '3', type: null },
];

test('product 4.13: messages with types give tabs; otherwise the only tab is All', () => {
  expect(inboxTabs(rows)).toEqual(['all', 'money', 'promo', 'system']);
  expect(inboxTabs(rows.slice(1, 3))).toEqual(['all']);
  expect(inboxTabs([])).toEqual(['all']);
});

test('an unknown tab in the URL means All', () => {
  expect([readTab('money', ['all', 'money']), readTab('__proto__', ['all', 'money']), readTab(null, ['all'])]).toEqual([
    'money',
    'all',
    'all',
  ]);
});

test('a message of an unknown type is shown under All only', () => {
  expect(rowsOfTab(rows, 'all').map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(rowsOfTab(rows, 'money').map(({ id }) => id)).toEqual(['1']);
});

test.each([
  ['/m/voucherCenter/order/D-2611-000001', 'order'],
  ['/m/gameRecord?tab=money', 'order'],
  ['/m/rewardCenter', 'claim'],
  ['/m/activity', 'open'],
])('%s gets the button "%s"', (link, kind) => {
  expect(relatedButton(link)).toEqual({ to: link, kind });
});

test.each([
  'https://evil.example/m/rewardCenter',
  '//evil.example/m/',
  'javascript:alert(1)',
  '/wps/session/logout',
  '/m/../admin',
  '',
  null,
])('%s gets no button', (link) => {
  expect(relatedButton(link)).toBeUndefined();
});
