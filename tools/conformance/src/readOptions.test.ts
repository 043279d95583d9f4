import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('an adapter is checked or written, and addresses are read from whatever a line has around them', () => {
  expect(readOptions([gateway, '--adapter=./x.ts'], {})).toMatchObject({ adapter: './x.ts', draft: undefined });
  expect(readOptions([gateway, '--write-adapter=./x.ts'], {})).toMatchObject({
    adapter: undefined,
    draft: { file: './x.ts', force: false },
  });
  expect(readOptions([gateway, '--write-adapter=./x.ts', '--force'], {}).draft).toEqual({ file: './x.ts', force: true });
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  writeFileSync(join(folder, 'paths'), 'GET /api/status\nhttps://gateway.example/api/games?page=1\n\n/api/purse\n');
  const { settings } = readOptions([gateway, `--paths=${join(folder, 'paths')}`], { CONFORMANCE_TOKEN: 'abc' });
  rmSync(folder, { recursive: true });
  expect(settings.paths).toEqual(['/api/status', '/api/games?page=1', '/api/purse']);
  expect(settings.token).toBe('abc');
});

test.each([
  ['no gateway', [], 'Name one gateway.'],
  ['two gateways', [gateway, gateway], 'Name one gateway.'],
  ['no address', ['gateway'], '"gateway" is no address'],
  ['another protocol', ['file:///etc'], 'is no address'],
  ['an origin that is none', [gateway, '--origin=app'], '"app" is no address'],
  ['an account without a password', [gateway, '--member=ana'], 'set CONFORMANCE_PASSWORD'],
  ['an adapter to check and one to write', [gateway, '--adapter=a.ts', '--write-adapter=b.ts'], 'not both'],
  ['money without an account', [gateway, '--money'], '--money needs --member'],
  ['an unknown option', [gateway, '--password=secret'], "Unknown option '--password'"],
])('%s is refused', (_what, args, says) => {
  expect(() => readOptions(args, {})).toThrow(says);
});
