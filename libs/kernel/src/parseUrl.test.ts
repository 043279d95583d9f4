import { parseUrl } from './parseUrl';

test('an absolute URL is parsed, and a relative one against its base', () => {
  expect(parseUrl('https://pay.example/order?id=1')?.host).toBe('pay.example');
  expect(parseUrl('/m/login', 'https://app.example')?.href).toBe('https://app.example/m/login');
});

test.each(['', 'pay.example', '/m/login', 'https://', 'https://a b'])('%j without a base is not a URL', (raw) => {
  expect(parseUrl(raw)).toBeUndefined();
});
