import { loginPath, safeReturnPath } from './returnPath';

test.each(['/m/voucherCenter', '/m/gameList?gameType=RNG&vassalage=AB', '/m/withdraw/order/W-1?tab=a%20b'])(
  'the return path %s is kept',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'https://evil.example/m/home',
  '//evil.example',
  '//evil.example/m/home',
  '/m/../admin',
  '/m/%2e%2e/admin',
  '/\\evil.example',
  'javascript:alert(1)',
  '/m/login',
  '/m/register?code=1',
  '/m/register.html?code=1',
  '/m/login/',
  '/m/Login',
  '/m/%6Cogin',
  '/m/LOGIN/social?code=used',
  '/m/login#top',
  '/m/login/social?code=used&state=s',
  `/m/${'a'.repeat(600)}`,
])('the return path %j is replaced by home', (path) => {
  expect(safeReturnPath(path)).toBe('/m/home');
});

test('the login path has a return path, except for home', () => {
  expect(loginPath({ pathname: '/m/withdraw', search: '?a=1' })).toBe('/m/login?returnTo=%2Fm%2Fwithdraw%3Fa%3D1');
  expect(loginPath({ pathname: '/m/home', search: '' })).toBe('/m/login');
});
