import { passkeyBarrier } from './passkeys';

afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

test.each([
  ['127.0.0.1', 'address'],
  ['192.168.1.20', 'address'],
  ['[::1]', 'address'],
  ['localhost', undefined],
  ['parlour.example', undefined],
])('at %s the barrier is %p', (host, barrier) => {
  Object.assign(window, { PublicKeyCredential: class {} });
  expect(passkeyBarrier(host)).toBe(barrier);
});

test('a browser without the interface does not support passkeys', () => {
  expect(passkeyBarrier('localhost')).toBe('unsupported');
});
