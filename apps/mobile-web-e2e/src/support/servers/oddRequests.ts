import { seededRandom } from '../seededRandom';

/**
 * `whole`: a complete request. `half`: the client stops in the middle and waits. `cut`: the client stops in the middle and closes
 * the connection.
 */
export type OddRequest = { bytes: Buffer; ending: 'whole' | 'half' | 'cut' };

const named = [
  '/',
  '//',
  '///',
  '//a:b@:x/',
  '%',
  '/%',
  '%00',
  '/%00',
  '*',
  '?',
  '#',
  'http:',
  '/m//evil.test',
  '/m/..//evil.test',
  '/m/\\evil.test',
];
const parts = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '..%2f',
    '%2e%2e/',
    '%5c',
    '%',
    '%00',
    '%zz',
    '%ff',
    '%0d%0aLocation:%20//evil.test',
    'a:b@:x',
    'evil.test',
  ],
  ...[
    'm',
    'home',
    'index.html',
    'assets',
    'x.js',
    'sw.js',
    'version.json',
    '.vite',
    'manifest.json',
    'healthz',
    'csp',
    'reports',
    'login/social',
  ],
  ...[
    '?a=%',
    '?',
    '#x',
    ';',
    '@',
    '[',
    '{',
    '|',
    '^',
    '`',
    '"',
    '<script>',
    '__proto__',
    'constructor',
    '\0',
    ' ',
    '\xff',
    `${'a'.repeat(300)}.js`,
  ],
];
const authorities = ['', '127.0.0.1', 'evil.test', 'a:b@:x', '[x', '[::1]', 'a:99999', '%', 'a b'];
const heads = [
  ...[
    'Accept: text/html',
    'Accept: */*',
    'X-Forwarded-Proto: https, http',
    'If-None-Match: *',
    'Range: bytes=9-1',
    'Expect: x',
    'Origin: null',
  ],
  ...[
    'Connection: Upgrade\r\nUpgrade: websocket',
    'Connection: Upgrade\r\nUpgrade: h2c',
    'Accept-Encoding: br;q=x',
    'Accept-Encoding: \x01',
  ],
  ...[
    'Host: evil.test',
    ': x',
    'Bad Header: x',
    ' folded',
    `X: ${'a'.repeat(9000)}`,
    `X: ${'a'.repeat(40_000)}`,
    `${'x'.repeat(20_000)}: a`,
  ],
];
const bodies = [
  ...[
    'Content-Length: 5\r\n\r\nabc\r\n',
    'Content-Length: 100\r\n\r\nabc',
    'Content-Length: -1\r\n\r\n',
    'Content-Length: 1\r\nContent-Length: 2\r\n\r\na',
  ],
  ...[
    'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
    'Transfer-Encoding: gzip\r\n\r\nabc',
  ],
  ...['Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', `Content-Length: 80000\r\n\r\n${'a'.repeat(80_000)}`],
];
const noRequests = [
  '\0',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '{"a":1}\r\n\r\n',
  'GET\r\n\r\n',
  'GET /m/home\r\n\r\n',
];

/** Requests that no browser sends; the same seed gives the same requests. None goes to the gateway's paths, which the app does not answer. */
export function oddRequests(seed: number): () => OddRequest {
  const { next, pick } = seededRandom(seed);
  const isDrawn = (chance: number) => next() < chance;
  const join = (most: number, between: string) => Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(parts)).join(between);
  const targets = [
    () => pick(named),
    () => `/m/${join(4, '')}`,
    () => `/m/${join(4, '/')}`,
    () => `/${join(5, pick(['', '/']))}`,
    () => pick(['http://', 'https://', 'HTTP://', 'ftp://', '//', '']) + pick(authorities) + pick(['', '/', '/m/home', '//m']),
    () => `/m/${'a'.repeat(pick([200, 7997, 7998, 20_000, 100_000]))}`,
  ];

  function head(): string {
    const method = isDrawn(0.7)
      ? 'GET'
      : pick(['HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'TRACE', 'PATCH', 'CONNECT', 'PROPFIND', 'FOO', 'get', '']);
    const host = isDrawn(0.85) ? '127.0.0.1' : pick(['', 'a b', 'evil.test', '[::1]', 'a:99999', 'x/y', '@', '\xe9', '..', '*']);
    const version = isDrawn(0.9) ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/9.9', 'HTTP/1.1 ', 'http/1.1', '']);
    const lines = [`${method} ${pick(targets)()} ${version}`, ...(isDrawn(0.95) ? [`Host: ${host}`] : [])];
    while (isDrawn(0.35)) lines.push(pick(heads));
    return [...lines, 'Connection: close', ''].join('\r\n');
  }

  return () => {
    const first = isDrawn(0.03) ? pick(noRequests) : head() + (isDrawn(0.15) ? pick(bodies) : '\r\n');
    // Two pipelined requests.
    const text = isDrawn(0.03) ? first.replace('Connection: close\r\n', '') + head() + '\r\n' : first;
    const ending = isDrawn(0.7) ? 'whole' : pick(['half', 'cut'] as const);
    const length = ending === 'whole' ? text.length : Math.ceil(next() * text.length);
    return { bytes: Buffer.from(text.slice(0, length), 'latin1'), ending };
  };
}
