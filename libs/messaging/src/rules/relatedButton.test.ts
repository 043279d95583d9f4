import { relatedButton } from './relatedButton';

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
