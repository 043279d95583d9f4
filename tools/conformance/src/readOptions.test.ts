import { readOptions } from './readOptions';

const gateway = 'https://gateway.example';

test('an address is enough: no account, no money, no other origin', () => {
  const { settings, report } = readOptions([`${gateway}/ignored`], {});
  expect(settings).toMatchObject({
    gateway,
    merchant: '200jilif3',
    language: 'EN',
    origin: undefined,
    member: undefined,
    agent: undefined,
    money: false,
  });
  expect(report).toBe('conformance-report');
});

test('passwords come from the environment alone', () => {
  const { settings } = readOptions([gateway, '--member=ana', '--agent=ben'], {
    CONFORMANCE_PASSWORD: 'one',
    CONFORMANCE_AGENT_PASSWORD: 'two',
  });
  expect(settings.member).toEqual({ username: 'ana', password: 'one' });
  expect(settings.agent).toEqual({ username: 'ben', password: 'two' });
});

test.each([
  ['no gateway', [], 'Name one gateway.'],
  ['two gateways', [gateway, gateway], 'Name one gateway.'],
  ['no address', ['gateway'], '"gateway" is no address'],
  ['another protocol', ['file:///etc'], 'is no address'],
  ['an origin that is none', [gateway, '--origin=app'], '"app" is no address'],
  ['an account without a password', [gateway, '--member=ana'], 'set CONFORMANCE_PASSWORD'],
  ['money without an account', [gateway, '--money'], '--money needs --member'],
  ['an unknown option', [gateway, '--password=secret'], "Unknown option '--password'"],
])('%s is refused', (_what, args, says) => {
  expect(() => readOptions(args, {})).toThrow(says);
});
