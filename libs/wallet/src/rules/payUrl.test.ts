import { payUrl } from './payUrl';

const listed = ['localhost:4320'];

describe('payUrl', () => {
  it.each([
    ['https://pay.example.com/o/1?k=2', 'pay.example.com'],
    ['http://localhost:4320/pay/D-1', 'localhost:4320'],
  ])('%s opens on %s', (raw, host) => {
    expect(payUrl(raw, listed)).toEqual({ href: raw, host });
  });

  it.each([
    null,
    undefined,
    '',
    '/m/home',
    '//pay.example.com',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://pay.example.com/1',
    'file:///etc/passwd',
    'http://pay.example.com',
    'https://user:secret@pay.example.com',
    'https://localhost:4320@evil.example',
    'intent://scan',
    `https://pay.example.com/${'a'.repeat(3000)}`,
  ])('refuses %s', (raw) => {
    expect(payUrl(raw, listed)).toBeUndefined();
  });
});
