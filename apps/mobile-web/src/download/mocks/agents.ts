const ios = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;

/** What browsers say about themselves, for tests. */
export const agents = {
  safari: ios('17_5', 'Version/17.5 Mobile/15E148 Safari/604.1'),
  safari122: ios('12_2', 'Version/12.1 Mobile/15E148 Safari/604.1'),
  safari121: ios('12_1', 'Version/12.0 Mobile/15E148 Safari/604.1'),
  safari120: ios('12_0', 'Version/12.0 Mobile/15E148 Safari/604.1'),
  safari11: ios('11_4_1', 'Version/11.0 Mobile/15E148 Safari/604.1'),
  iosChrome: ios('17_5', 'CriOS/126.0 Mobile/15E148 Safari/604.1'),
  iosFacebook: ios('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/468.0]'),
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  androidTelegram:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 Telegram-Android/10.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  shell: 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 ParlourApp/2.1',
} as const;

export type AgentName = keyof typeof agents;

/** The browser of the test is this one until the test is over. */
export function actAs(name: AgentName): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agents[name] });
}
