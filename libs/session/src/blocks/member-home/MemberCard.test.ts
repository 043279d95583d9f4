import { maskAccount } from './MemberCard';

test.each([
  ['maria2026', 'ma***26'],
  ['maria', 'm***a'],
  ['ab', '***'],
  ['', '***'],
  ['😀😀😀😀😀😀', '😀😀***😀😀'],
])('%s is shown as %s', (account, masked) => {
  expect(maskAccount(account)).toBe(masked);
});
