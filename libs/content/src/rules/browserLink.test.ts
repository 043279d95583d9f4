import { type Device, deviceOf } from '@parlour/kernel/device';
import { browserLink } from './browserLink';

const device = (part: Partial<Device>): Device => ({ ...deviceOf({ navigator: { userAgent: '' } }), ...part });
const android = device({ system: 'android' });

test('on Android, the link opens the page in Chrome; without Chrome, it falls back to the page', () => {
  expect(browserLink('https://play.example/m/appDownload?code=A1&x=2', android)).toBe(
    'intent://play.example/m/appDownload?code=A1&x=2#Intent;scheme=https;package=com.android.chrome;' +
      'S.browser_fallback_url=https%3A%2F%2Fplay.example%2Fm%2FappDownload%3Fcode%3DA1%26x%3D2;end',
  );
});

test.each([
  'https://play.example/m/home?a=#Intent;scheme=https;package=evil;end',
  'https://play.example/m/home?a=%23Intent;package=evil;S.browser_fallback_url=https://evil.example;end',
  'https://play.example//evil.example/',
])('nothing in %s can change the target', (address) => {
  const link = browserLink(address, android) ?? '';
  const [target = '', order = '', ...rest] = link.split('#');
  expect(rest).toEqual([]);
  expect(target).toMatch(/^intent:\/\/play\.example\//);
  const parts = order.split(';');
  expect(parts.filter((part) => part.startsWith('package='))).toEqual(['package=com.android.chrome']);
  expect(parts.filter((part) => part.startsWith('S.'))).toEqual([`S.browser_fallback_url=${encodeURIComponent(address)}`]);
});

test('on iOS, the link opens Safari if iOS supports such links', () => {
  expect(browserLink('https://play.example/m/home', device({ system: 'ios', hasSafariLinks: true }))).toBe(
    'x-safari-https://play.example/m/home',
  );
  expect(browserLink('https://play.example/m/home', device({ system: 'ios' }))).toBeUndefined();
});

test('a computer gets no link', () => {
  expect(browserLink('https://play.example/m/home', device({}))).toBeUndefined();
});
