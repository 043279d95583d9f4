import { type Device, deviceOf } from './deviceOf';

const iphone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const webView = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.179 Mobile Safari/537.36${rest}`;
const android = (rest = '') =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36${rest}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = iphone('17_5', 'Version/17.5 Mobile/15E148 Safari/604.1');
const bareIphone = iphone('17_5', 'Mobile/15E148');

const of = (userAgent: string, rest: object = {}) => deviceOf({ navigator: { userAgent, ...rest } });

test.each<[string, string, Device['system'], Device['inApp']]>([
  ['Facebook', webView(' [FB_IAB/FB4A;FBAV/467.0.0.44.106;]'), 'android', 'Facebook'],
  ['Facebook', iphone('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.36.102;FBBV/606043549;FBSV/17.5]'), 'ios', 'Facebook'],
  ['Messenger', webView(' [FB_IAB/Orca-Android;FBAV/478.0.0.43.115;]'), 'android', 'Messenger'],
  ['Messenger', iphone('17_5', 'Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.26.106;FBBV/596640960;FBSV/17.5]'), 'ios', 'Messenger'],
  ['Instagram', webView(' Instagram 334.0.0.42.95 Android (34/14; 450dpi; 1080x2316; samsung; SM-S918B)'), 'android', 'Instagram'],
  ['Instagram', iphone('17_5', 'Mobile/15E148 Instagram 334.0.0.42.95 (iPhone15,2; iOS 17_5; en_US; en)'), 'ios', 'Instagram'],
  ['a Telegram bot', android(' Telegram-Android/11.4.3 (Samsung SM-G965N; Android 14; SDK 34; HIGH)'), 'android', 'Telegram'],
  ['Viber', webView(' Viber/22.5.0.1'), 'android', 'Viber'],
  ['Viber', iphone('18_5', 'Mobile/15E148 Viber/27.5'), 'ios', 'Viber'],
  ['TikTok', webView(' trill_340204 JsSdk/1.0 NetType/WIFI ByteLocale/en BytedanceWebview/d8a21c6'), 'android', 'TikTok'],
  ['TikTok', iphone('17_5', 'Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 WKWebView/1 BytedanceWebview/d8a21c6'), 'ios', 'TikTok'],
  ['LINE', iphone('17_5', 'Mobile/15E148 Safari Line/14.8.0'), 'ios', 'LINE'],
  ['WeChat', webView(' XWEB/1160065 MMWEBSDK/20240301 MQQBrowser/6.2 MicroMessenger/8.0.48.2580 WeChat/arm64'), 'android', 'WeChat'],
  ['Zalo', webView(' Zalo android/12080571 ZaloTheme/light'), 'android', 'Zalo'],
  ['the Google app', webView(' GSA/15.21.33.28.arm64'), 'android', 'other'],
  ['an unknown app', webView(''), 'android', 'other'],
  ['an unknown app', bareIphone, 'ios', 'other'],

  ['Safari', safari, 'ios', undefined],
  ['Chrome', iphone('17_5', 'CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1'), 'ios', undefined],
  ['Chrome', android(), 'android', undefined],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'android',
    undefined,
  ],
  ['Opera Mini, built on a web view', webView(' OPR/66.2.2254.64593'), 'android', undefined],
  ['the operator’s own app', webView(' ParlourApp/2.1'), 'android', undefined],
  ['the operator’s own app', `${bareIphone} ParlourApp/2.1`, 'ios', undefined],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36', 'desktop', undefined],
])('%s: %s', (_, userAgent, system, inApp) => {
  expect(of(userAgent)).toMatchObject({ system, inApp });
});

test('Telegram is not in the user agent, but its globals reveal it', () => {
  expect(deviceOf({ navigator: { userAgent: android() }, TelegramWebview: {} })).toMatchObject({ inApp: 'Telegram' });
  expect(deviceOf({ navigator: { userAgent: bareIphone }, TelegramWebviewProxy: {} })).toMatchObject({ inApp: 'Telegram' });
});

test('an app on the home screen of an iPhone is not an in-app browser, although its user agent looks like one', () => {
  expect(of(bareIphone, { standalone: true })).toMatchObject({ inApp: undefined });
  expect(of(safari, { standalone: false })).toMatchObject({ inApp: undefined });
});

test.each([
  [webView(' ParlourApp/2.1'), true],
  [webView(''), false],
])('the operator’s own app is recognised by its user agent: %s', (userAgent, isOwnApp) => {
  expect(of(userAgent)).toMatchObject({ isOwnApp });
});

test.each([
  [safari, true],
  [iphone('17_5', 'CriOS/126.0 Mobile/15E148 Safari/604.1'), false],
  [iphone('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/468.0]'), false],
  [bareIphone, false],
  [android(), false],
])('whether it is Safari itself: %s', (userAgent, isSafari) => {
  expect(of(userAgent)).toMatchObject({ isSafari });
});

test.each([
  ['11_4_1', true],
  ['12_0', true],
  ['12_1', true],
  ['12_2', false],
  ['17_5', false],
])('spec 2: iOS 12.0, 12.1 and 11 or below are old: %s %p', (version, isOldIos) => {
  expect(of(iphone(version, 'Version/12.0 Mobile/15E148 Safari/604.1'))).toMatchObject({ isOldIos });
});

test.each([
  ['16_7', false],
  ['17_0', true],
  ['18_6', true],
])('a link can open Safari from iOS 17 on: %s %p', (version, hasSafariLinks) => {
  expect(of(iphone(version, 'Mobile/15E148 Viber/27.5'))).toMatchObject({ hasSafariLinks });
});

test('an iPad that claims to be a Mac is recognised by its touch screen', () => {
  const userAgent = `${mac} Version/17.5 Safari/605.1.15`;
  expect(of(userAgent, { maxTouchPoints: 5 })).toMatchObject({ system: 'ios', isOldIos: false, isSafari: true });
  expect(of(userAgent, { maxTouchPoints: 0 })).toMatchObject({ system: 'desktop', isSafari: false });
  expect(of(mac, { maxTouchPoints: 5 })).toMatchObject({ system: 'ios', inApp: 'other' });
});

test.each(['', '\u0000', 'x'.repeat(10_000)])('an unknown user agent counts as a desktop', (userAgent) => {
  expect(of(userAgent)).toMatchObject({ system: 'desktop', isOldIos: false, inApp: undefined });
});
