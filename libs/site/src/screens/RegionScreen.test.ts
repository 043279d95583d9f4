import { maskIp } from './RegionScreen';

test.each([
  ['203.0.113.77', '203.0.113.•••'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:•••'],
  ['surprise', '•••'],
  ['', '•••'],
])('%s is shown as %s', (ip, masked) => {
  expect(maskIp(ip)).toBe(masked);
});
