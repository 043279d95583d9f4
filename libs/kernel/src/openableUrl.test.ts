import { appPath, openableUrl } from './openableUrl';

const allowed = ['games.example', 'chat.example:8443', 'localhost:4320'];

test.each([
  ['https://games.example/play?id=1#x', 'https://games.example/play?id=1#x'],
  ['HTTPS://GAMES.example/', 'https://games.example/'],
  ['https://games.example:443/a', 'https://games.example/a'],
  ['https://games.example/a/../b', 'https://games.example/b'],
  ['https://chat.example:8443/room', 'https://chat.example:8443/room'],
  ['http://localhost:4320/slot', 'http://localhost:4320/slot'],
  // Normalises to the allowed host, so it is that host.
  ['https://games。example/', 'https://games.example/'],
])('%s may be opened', (raw, href) => {
  expect(openableUrl(raw, allowed)).toBe(href);
});

const hostile: unknown[] = [
  // no address
  undefined,
  null,
  '',
  ' ',
  0,
  true,
  {},
  ['https://games.example/'],
  { toString: () => 'https://games.example/' },
  // other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://games.example/%0aalert(1)',
  'javascript:https://games.example/',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://games.example/0b4f',
  'filesystem:https://games.example/temporary/x.html',
  'file:///etc/passwd',
  'ftp://games.example/',
  'ws://games.example/',
  'intent://games.example/#Intent;scheme=https;end',
  'view-source:https://games.example/',
  'about:blank',
  'mailto:a@games.example',
  'tel:+639000000000',
  // relative, protocol relative, backslashes
  '/m/home',
  'games.example/play',
  '//games.example/',
  '\\\\games.example/',
  'https:games.example',
  'https:/games.example/',
  'https:///evil.example/',
  'https:\\\\games.example/',
  'https://\\evil.example/',
  'https:/\\evil.example/',
  // other hosts that resemble the allowed ones
  'https://evil.example/',
  'https://games.example.evil.example/',
  'https://evil-games.example/',
  'https://sub.games.example/',
  'https://games.example./',
  'https://gаmes.example/', // a Cyrillic a
  'https://evil.example/games.example',
  'https://evil.example?games.example',
  'https://evil.example#games.example',
  'https://evil.example\\games.example',
  'https://evil.example;games.example/',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://2130706433/',
  // credentials
  'https://games.example@evil.example/',
  'https://user@games.example/',
  'https://user:secret@games.example/',
  'https://games.example:80@evil.example/',
  'https://games.example%40evil.example/',
  'https://evil.example%2f@games.example/',
  // ports
  'https://games.example:8443/',
  'http://games.example:443/',
  'https://chat.example/',
  'http://localhost/',
  'http://localhost:4321/',
  'https://games.example:99999/',
  // broken ones
  'https://',
  'https://games.example:port/',
  'https://games .example/',
  'https://%00games.example/',
  `https://games.example/${'x'.repeat(4000)}`,
];

test('the list covers many cases', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(49);
});

test.each(hostile.map((raw) => [raw]))('X4: %j may not be opened', (raw) => {
  expect(openableUrl(raw, allowed)).toBeUndefined();
});

test('without a list of hosts, nothing may be opened', () => {
  expect(openableUrl('https://games.example/', [])).toBeUndefined();
});

test.each([
  ['/m/activity', '/m/activity'],
  ['/m/activityDetail?id=7', '/m/activityDetail?id=7'],
  ['/m', '/m'],
  ['/m/home#top', '/m/home'],
  ['/m/../m/home', '/m/home'],
])('%s is a path of the app', (raw, path) => {
  expect(appPath(raw)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'm/home',
  '/',
  '/admin',
  '/mail',
  '/m/../admin',
  '//m/home',
  '//evil.example/m/home',
  '/\\evil.example/m/home',
  '/\t/evil.example/m/home',
  'https://evil.example/m/home',
  'javascript:alert(1)//m/',
])('%p is not a path of the app', (raw) => {
  expect(appPath(raw)).toBeUndefined();
});
