const ios = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const webView = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 ${rest}`;

/** User agents of real browsers. */
const agents = {
  safari: ios('17_5', 'Version/17.5 Mobile/15E148 Safari/604.1'),
  safari122: ios('12_2', 'Version/12.1 Mobile/15E148 Safari/604.1'),
  safari121: ios('12_1', 'Version/12.0 Mobile/15E148 Safari/604.1'),
  safari120: ios('12_0', 'Version/12.0 Mobile/15E148 Safari/604.1'),
  safari11: ios('11_4_1', 'Version/11.0 Mobile/15E148 Safari/604.1'),
  iosChrome: ios('17_5', 'CriOS/126.0 Mobile/15E148 Safari/604.1'),
  iosFacebook: ios('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.36.102]'),
  /** iOS 16 has no link that opens Safari. */
  iosViber: ios('16_7', 'Mobile/15E148 Viber/20.6.0.0'),
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  androidFacebook: webView('[FB_IAB/FB4A;FBAV/467.0.0.44.106;]'),
  androidTelegram:
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 Telegram-Android/11.4.3',
  /** An app that does not identify itself. */
  androidWebView: webView(''),
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  ownApp: webView('ParlourApp/2.1'),
} as const;

export type AgentName = keyof typeof agents;

/** Sets the user agent of this browser for the test or story, until `stopActing`. */
export function actAs(name: AgentName): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agents[name] });
}

export function stopActing(): void {
  Reflect.deleteProperty(navigator, 'userAgent');
}
