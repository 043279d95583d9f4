import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listen } from '@parlour/sandbox/listen';
import { readContract } from './contract/readContract';
import { createAcme } from './testing/createAcme';
import { createField } from './testing/field/createField';
import { together, wantsMerchant, wraps } from './testing/ownWords';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
/** Beside the package, so that a module in it finds the type and the configurations as an operator's does. */
const folder = mkdtempSync(join(import.meta.dirname, '../.adapters-'));
const own = (name: string) => join(import.meta.dirname, 'adapter', name);
const pass = async (request: Request) => sandbox.gateway.app.fetch(request);

const asked: string[] = [];
const gateways: Record<'field' | 'acme' | 'mixed', Awaited<ReturnType<typeof listen>>> = {} as never;
beforeAll(async () => {
  const field = createField(pass);
  gateways.field = await serve(async (request) => {
    asked.push(new URL(request.url).pathname);
    // This gateway reads the amount of a deposit before it looks for a session.
    const isBlank = request.url.includes('MCSFE_depositBy') && !request.headers.has('Authorization');
    return isBlank ? Response.json({ success: false, errorCode: 'login.not.session' }, { status: 401 }) : field.fetch(request);
  });
  const acme = createAcme(pass, await readContract());
  gateways.acme = await serve(async (request) => acme.fetch(request));
  const words = together(
    wraps(({ success, value, code }) => ({ code: success ? 0 : (code ?? 'E'), data: value, msg: code ?? '' })),
    wantsMerchant('X-Tenant', 'X-Locale'),
  );
  gateways.mixed = await serve(async (request) => words(request, pass));
});
afterAll(() => {
  for (const { stop } of Object.values(gateways)) stop();
  rmSync(folder, { recursive: true });
});

const serve = (fetch: (request: Request) => Promise<Response>) => listen({ fetch } as never);

/** Runs the command as an operator's engineer does. */
async function conformance(...args: string[]): Promise<{ status: number; lines: string[]; errors: string }> {
  const env = { ...process.env, CONFORMANCE_PASSWORD: 'parlour88' };
  const command = ['--import', 'tsx', 'tools/conformance/src/main.ts', ...args, `--report=${folder}`];
  const [status, { stdout, stderr }] = await run(process.execPath, command, { cwd: root, env }).then(
    (done) => [0, done] as const,
    (failed: { code: number; stdout: string; stderr: string }) => [failed.code, failed] as const,
  );
  return { status, lines: stdout.split('\n'), errors: stderr };
}

test('through the adapter of the field what is mapped conforms, and what is absent is not asked', async () => {
  asked.length = 0;
  const { status, lines } = await conformance(gateways.field.url, `--adapter=${own('fieldGateway.ts')}`, '--member=maria', '--money');
  expect(lines[0]).toMatch(/^\d+ calls: 1 fits, \d+ mapped, \d+ absent, 0 missing$/);
  expect(lines).toContain('  mapped   getGames (GET /lgw/games/list)');
  expect(lines).toContain('  absent   renewSession (POST /wps/session/renew)');
  expect(lines).toContainEqual(expect.stringMatching(/^\d+ calls, 0 differ, /));
  expect(status).toBe(0);
  expect(asked).toContain('/wps/relay/GCSGAME_gameList');
  expect(asked).not.toContain('/wps/session/renew');
  // Without keys nothing may be sent twice.
  expect(asked.filter((path) => /MCSFE_depositBy|transaction\/withdraw/.test(path))).toEqual([]);
  expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain('name="renewSession: absent"><skipped');
}, 120_000);

test('what the adapter leaves out fits when the gateway has it, and is missing when it has not', async () => {
  const part = join(folder, 'part.ts');
  writeFileSync(
    part,
    `import { adapter as whole } from '${own('fieldGateway.ts')}';
export const adapter = { ...whole, calls: { getStatus: whole.calls.getStatus } };`,
  );
  const only = 'getStatus,hasWithdrawalPassword,getRank';
  const { status, lines } = await conformance(gateways.field.url, `--adapter=${part}`, `--only=${only}`);
  expect(lines.slice(0, 5)).toEqual([
    '3 calls: 1 fits, 1 mapped, 0 absent, 1 missing',
    '  missing  getRank (GET /lgw/rank)',
    '  fits     hasWithdrawalPassword (GET /wps/member/hasWithdrawalPassword)',
    '  mapped   getStatus (GET /wps/system/status)',
    "  missing: the gateway does not have the call, and the adapter does not say so. Write its path, or 'absent'.",
  ]);
  expect(status).toBe(0);
}, 60_000);

test('a mapped call that differs is red, and the remedy is in the adapter', async () => {
  const wrong = join(folder, 'wrong.ts');
  writeFileSync(
    wrong,
    `import { adapter as whole } from '${own('acmeGateway.ts')}';
export const adapter = { ...whole, calls: { ...whole.calls, getGames: { path: '/api/v3/play/search', fields: { pageNo: 'page' } } } };`,
  );
  const only = '--only=getGames,getVendors';
  const { status, lines } = await conformance(gateways.acme.url, `--adapter=${wrong}`, only);
  expect(lines[0]).toBe('2 calls: 1 fits, 1 mapped, 0 absent, 0 missing');
  expect(lines).toContain('once fields that are missing (value)');
  expect(lines).toContainEqual(expect.stringContaining('In the adapter: `value` of `getGames`'));
  expect(status).toBe(1);
  expect((await conformance(gateways.acme.url, `--adapter=${own('acmeGateway.ts')}`, only)).status).toBe(0);
}, 90_000);

test('an adapter with which the server would not start is told in the words of the server', async () => {
  const stray = join(folder, 'stray.mjs');
  writeFileSync(stray, "export const adapter = { calls: { getNothing: 'absent' } };");
  const { status, errors } = await conformance(gateways.acme.url, `--adapter=${stray}`);
  expect([status, errors]).toEqual([2, expect.stringContaining('names a call that the contract does not have: getNothing')]);
}, 60_000);

test('a first adapter passes the compiler and the linter, has all calls, and replaces a file only by force', async () => {
  const file = join(folder, 'first.ts');
  const { status, lines } = await conformance(gateways.field.url, `--write-adapter=${file}`);
  expect([status, lines]).toEqual([0, expect.arrayContaining([expect.stringMatching(/first\.ts: \d+ of \d+ calls recognised$/)])]);
  const text = readFileSync(file, 'utf8');
  for (const { name } of (await readContract()).calls) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  expect(text).toContain("getGames: { path: '/wps/relay/GCSGAME_gameList' },");
  expect(text).toContain("// getRank (GET /lgw/rank): not recognised. Write its path, or 'absent'.");

  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../tsconfig.json', include: ['first.ts'] }));
  await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', folder, '--noEmit'], { cwd: root });
  await run(process.execPath, ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', file], { cwd: root });

  const refused = await conformance(gateways.field.url, `--write-adapter=${file}`);
  expect([refused.status, refused.errors]).toEqual([2, expect.stringContaining('replace it with --force')]);
  writeFileSync(file, 'mine');
  expect((await conformance(gateways.field.url, `--write-adapter=${file}`, '--force')).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(text);
}, 120_000);

test('with its first adapter a gateway with another header and envelope conforms', async () => {
  const file = join(folder, 'mixed.ts');
  await conformance(gateways.mixed.url, `--write-adapter=${file}`);
  const only = '--only=getStatus,getVendors,getMerchantWallet,getAnnouncements,getCountries,getWinners';
  const { status, lines } = await conformance(gateways.mixed.url, `--adapter=${file}`, only);
  expect(lines[0]).toBe('6 calls: 6 fit, 0 mapped, 0 absent, 0 missing');
  expect(lines).toContainEqual(expect.stringMatching(/^6 calls, 0 differ, /));
  expect(status).toBe(0);
}, 60_000);
