import fc from 'fast-check';
import { payUrl } from './payUrl';

const listed = ['localhost:4320', '127.0.0.1:4320', 'cash.parlour'];
const onPage = (host: string) => payUrl(`https://${host}/o/1?k=2`, listed);

test.each([
  ['https://pay.example.com/o/1?k=2', 'pay.example.com'],
  ['HTTPS://PAY.example.com:8443/', 'pay.example.com:8443'],
  ['https://pay.xn--90ais/', 'pay.xn--90ais'],
  ['https://10.pay.example/', '10.pay.example'],
  ['https://localhost.example/', 'localhost.example'],
  ['https://pay.local.example/', 'pay.local.example'],
  ['http://localhost:4320/pay/D-1', 'localhost:4320'],
  ['https://127.0.0.1:4320/pay/D-1', '127.0.0.1:4320'],
  // The URL parser normalises this to the listed host.
  ['http://2130706433:4320/pay/D-1', '127.0.0.1:4320'],
  ['https://cash.parlour/', 'cash.parlour'],
])('opens %s on the host %s', (raw, host) => {
  expect(payUrl(raw, listed)).toEqual({ href: new URL(raw).href, host });
});

test.each([
  null,
  undefined,
  '',
  '/m/home',
  '//pay.example.com',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'blob:https://pay.example.com/1',
  'file:///etc/passwd',
  'http://pay.example.com',
  'https://user:secret@pay.example.com',
  'https://user:secret@localhost:4320',
  'https://localhost:4320@evil.example',
  'intent://scan',
  `https://pay.example.com/${'a'.repeat(3000)}`,
])('refuses %s', (raw) => {
  expect(payUrl(raw, listed)).toBeUndefined();
});

test.each([
  ...['localhost', 'localhost:4321', 'LOCALHOST', 'pay.localhost', 'localhost.', 'printer.local', 'nas.lan', 'db.internal', 'x.home.arpa'],
  // loopback, in every spelling
  ...['127.0.0.1', '127.1', '127.255.255.254', '2130706433', '0x7f.1', '0x7f000001', '0177.0.0.1', '127.0.0.1.', '１２７.0.0.1'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]'],
  // private, link-local, shared, unspecified
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '0', '3232235777'],
  ...['[::]', '[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[::ffff:192.168.0.1]', '[::ffff:a00:1]', '[64:ff9b::a00:1]'],
  // addresses and names without a public domain
  ...['8.8.8.8', '[2001:4860:4860::8888]', 'router', 'pay', 'pay.example.com.', 'pay..example.com', '.com'],
])('refuses the host %s, which is not a public domain name', (host) => {
  expect(onPage(host)).toBeUndefined();
});

test.each([
  'https://pay.exam\tple.com/',
  'https://pay.exam\nple.com/',
  'https://pay.example.com/a\r\nb',
  'ht\ntps://pay.example.com/',
  'java\nscript:alert(1)',
  'https://pay.example.com/\u0000',
  'https://pay.example.com/\u2028',
  '\u0001https://pay.example.com/',
  'https://pay.example.com/\n',
  'http://local\thost:4320/pay/D-1',
])('refuses %j, because the URL parser would drop some of its characters', (raw) => {
  expect(payUrl(raw, listed)).toBeUndefined();
});

const dotted = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
const spellings: ((number: number) => string)[] = [
  (number) => dotted(number).join('.'),
  (number) => `${number}`,
  (number) => `0x${number.toString(16)}`,
  (number) => `0${number.toString(8)}`,
  (number) => `${number >>> 24}.${number & 0xffffff}`,
  (number) => `${dotted(number).join('.')}.`,
  (number) => `[::ffff:${dotted(number).join('.')}]`,
  (number) => `[64:ff9b::${(number >>> 16).toString(16)}:${(number & 0xffff).toString(16)}]`,
];

test('refuses IP addresses in every notation', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.constantFrom(...spellings), (number, spell) => {
      expect(onPage(spell(number))).toBeUndefined();
    }),
  );
  fc.assert(fc.property(fc.ipV6(), (address) => expect(onPage(`[${address}]`)).toBeUndefined()));
});

test('refuses a URL with a control character at any position', () => {
  const honest = 'https://pay.example.com/o/1?k=2';
  fc.assert(
    fc.property(fc.nat(honest.length), fc.constantFrom('\n', '\r', '\t', '\u0000', '\u007f', '\u2028'), (at, sign) => {
      expect(payUrl(honest.slice(0, at) + sign + honest.slice(at), listed)).toBeUndefined();
    }),
  );
});

test('of any text, opens only a listed host or https on a domain name, and reports that host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl({ withQueryParameters: true }),
        fc.string().map((text) => `https://${text}`),
      ),
      (raw) => {
        const page = payUrl(raw, listed);
        if (!page || listed.includes(page.host)) return;
        const { protocol, hostname, host, username } = new URL(page.href);
        expect([protocol, username, host]).toEqual(['https:', '', page.host]);
        expect(hostname).toMatch(/\.[a-z][a-z0-9-]*$/);
      },
    ),
    { numRuns: 500 },
  );
});
