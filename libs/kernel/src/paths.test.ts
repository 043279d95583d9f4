import { homeAliases, parseUrl, paths, to } from './paths';

test.each([
  ['a plain path', () => to(paths.wallet.deposit), '/m/voucherCenter'],
  ['a parameter', () => to(paths.wallet.depositOrder, { orderNo: 'D 1/2?' }), '/m/voucherCenter/order/D%201%2F2%3F'],
  ['a query', () => to(paths.games.list, {}, { gameType: 'RNG', vassalage: 'a&b' }), '/m/gameList?gameType=RNG&vassalage=a%26b'],
  ['empty values', () => to(paths.games.list, {}, { gameType: '', vassalage: undefined }), '/m/gameList'],
  ['a return path', () => to(paths.session.login, {}, { returnTo: '/m/set?x=1' }), '/m/login?returnTo=%2Fm%2Fset%3Fx%3D1'],
])('to() with %s', (_, build, expected) => {
  expect(build()).toBe(expected);
});

test('every path is unique and starts with /m/', () => {
  const all = Object.values(paths).flatMap((group): string[] => (typeof group === 'string' ? [group] : Object.values(group)));
  expect(all.filter((path) => !path.startsWith('/m/'))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('spec 2: home has its aliases', () => {
  expect(homeAliases).toEqual(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']);
});

test('an absolute URL is parsed, and a relative one against its base', () => {
  expect(parseUrl('https://pay.example/order?id=1')?.host).toBe('pay.example');
  expect(parseUrl('/m/login', 'https://app.example')?.href).toBe('https://app.example/m/login');
});

test.each(['', 'pay.example', '/m/login', 'https://', 'https://a b'])('%j without a base is not a URL', (raw) => {
  expect(parseUrl(raw)).toBeUndefined();
});
